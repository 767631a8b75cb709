#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/vfs.h>

// Swift cannot call functions with a variable number of arguments.

/// Starts a server on the loopback address, with a thread for each connection; port 0 stands for any free one.
static inline struct MHD_Daemon *_Nullable http_start(
    uint16_t port, MHD_AccessHandlerCallback _Nonnull handler, MHD_RequestCompletedCallback _Nonnull completed,
    MHD_NotifyConnectionCallback _Nonnull changed, void *_Nonnull context, unsigned int connections,
    unsigned int seconds) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return MHD_start_daemon(
      MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION, port, NULL, NULL, handler, context,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, changed, context, MHD_OPTION_END);
}

/// The descriptor of a connection; -1 without one.
static inline int http_descriptor(struct MHD_Connection *_Nonnull connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? (int)info->connect_fd : -1;
}

static inline uint16_t http_port(struct MHD_Daemon *_Nonnull daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

/// The number of the file system that a path is on; 0 if there is no such path.
static inline long file_system_type(const char *_Nonnull path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (long)status.f_type : 0;
}

// Swift does not see these members of enumerations.
static inline struct MHD_Response *_Nullable http_response(const void *_Nullable bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

static inline const char *_Nullable http_header(struct MHD_Connection *_Nonnull connection, const char *_Nonnull name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}
