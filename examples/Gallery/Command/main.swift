import GalleryScreens
import LayoutPreview

Gallery.main()
