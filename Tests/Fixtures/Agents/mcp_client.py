"""Drives `preview mcp` by the official client for Python, and prints one line of JSON for each call.

    mcp_client.py PREVIEW FOLDER initialize|discover

The handshake is that of revision 2025-11-25, or that of 2026-07-28, which clients before version 2 do not have.
"""
import asyncio
import base64
import json
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def main(tool, folder, handshake):
    server = StdioServerParameters(command=tool, args=["mcp"], cwd=folder)
    async with stdio_client(server) as (read, write):
        async with ClientSession(read, write) as session:
            await (session.discover() if handshake == "discover" else session.initialize())
            tools = await session.list_tools()
            revision = getattr(session, "protocol_version", "2025-11-25")
            print(json.dumps({"tools": [tool.name for tool in tools.tools], "revision": revision}))
            for line in sys.stdin:
                name, arguments = json.loads(line)
                # The client checks structured content against the schema of the tool's output.
                result = await session.call_tool(name, arguments)
                content = result.model_dump()["content"]
                pictures = [base64.b64decode(part["data"]) for part in content if part["type"] == "image"]
                print(json.dumps({
                    "error": bool(getattr(result, "is_error", None) or getattr(result, "isError", None)),
                    "text": "\n".join(part["text"] for part in content if part["type"] == "text"),
                    "pictures": [
                        [int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")]
                        for picture in pictures if picture[:8] == b"\x89PNG\r\n\x1a\n"
                    ],
                }))


asyncio.run(main(*sys.argv[1:4]))
