package kodama.capture;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * Writes an animated GIF, with a palette for each picture.
 *
 * @see <a href="https://www.w3.org/Graphics/GIF/spec-gif89a.txt">GIF 89a</a>, and the GIF metadata of ImageIO
 */
final class GifStream {
    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    /** Netscape's extension: block 1 with 0 repetitions, which means endless. */
    private static final byte[] FOR_EVER = {1, 0, 0};

    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private final ImageOutputStream out;
    private boolean hasFirst;
    private boolean isFinished;

    GifStream(ImageOutputStream out) throws IOException {
        this.out = out;
        writer.setOutput(out);
        writer.prepareWriteSequence(null);
    }

    /** Adds a picture, drawn over the one before and shown for a number of hundredths of a second. */
    void add(ChangedRegion region, int hundredths) throws IOException {
        BufferedImage image = indexed(region);
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        metadata.setFromTree(FORMAT, tree(metadata, region, hundredths));
        writer.writeToSequence(new IIOImage(image, null, metadata), null);
        hasFirst = true;
    }

    private static BufferedImage indexed(ChangedRegion region) {
        GifPalette colors = GifPalette.of(region.rgb());
        IndexColorModel model = colors.model();
        BufferedImage image =
                new BufferedImage(region.width(), region.height(), BufferedImage.TYPE_BYTE_INDEXED, model);
        WritableRaster raster = image.getRaster();
        raster.setDataElements(0, 0, region.width(), region.height(), colors.indices(region.rgb()));
        return image;
    }

    private IIOMetadataNode tree(IIOMetadata metadata, ChangedRegion region, int hundredths) {
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        IIOMetadataNode place = child(root, "ImageDescriptor");
        place.setAttribute("imageLeftPosition", String.valueOf(region.left()));
        place.setAttribute("imageTopPosition", String.valueOf(region.top()));
        place.setAttribute("imageWidth", String.valueOf(region.width()));
        place.setAttribute("imageHeight", String.valueOf(region.height()));
        place.setAttribute("interlaceFlag", "FALSE");
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", String.valueOf(hundredths));
        if (!hasFirst) child(root, "ApplicationExtensions").appendChild(repeated());
        return root;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++)
            if (root.item(i).getNodeName().equals(name)) return (IIOMetadataNode) root.item(i);
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }

    private static IIOMetadataNode repeated() {
        IIOMetadataNode node = new IIOMetadataNode("ApplicationExtension");
        node.setAttribute("applicationID", "NETSCAPE");
        node.setAttribute("authenticationCode", "2.0");
        node.setUserObject(FOR_EVER.clone());
        return node;
    }

    void finish() throws IOException {
        writer.endWriteSequence();
        isFinished = true;
        out.close();
    }

    /** Closes the file, whether or not it is complete. */
    void close() {
        writer.dispose();
        if (isFinished) return;
        try {
            out.close();
        } catch (IOException closedBefore) {
            // an error has been reported already
        }
    }
}
