package kodama.draw.awt;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import kodama.draw.Image;
import kodama.draw.PictureFormat;

/**
 * JPEG and BMP files, read by Java. Colors of JPEG files may differ by small amounts between versions of Java.
 *
 * <p>Java's readers are loaded when the first such file is read.
 */
public final class JavaPictureFormat implements PictureFormat {
    @Override
    public List<String> extensions() {
        return List.of("jpg", "jpeg", "bmp");
    }

    @Override
    public Image read(String name, String path, byte[] file) throws IOException {
        String format = path.endsWith(".bmp") ? "bmp" : "jpeg";
        Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName(format);
        if (!readers.hasNext()) throw new IOException(path + ": this Java cannot read " + format + " files");
        ImageReader reader = readers.next();
        try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
            reader.setInput(in, true, true);
            return image(name, reader);
        } catch (IOException | RuntimeException damaged) {
            throw new IOException(path + ": " + reason(damaged), damaged);
        } finally {
            reader.dispose();
        }
    }

    private static Image image(String name, ImageReader reader) throws IOException {
        int width = reader.getWidth(0);
        int height = reader.getHeight(0);
        if (width < 1 || height < 1 || width > Image.MAX_SIDE || height > Image.MAX_SIDE)
            throw new IOException(
                    "the picture is " + width + "x" + height + "; a side may have 1 to " + Image.MAX_SIDE + " pixels");
        if ((long) width * height > MAX_PIXELS)
            throw new IOException("the picture has more than %,d pixels".formatted(MAX_PIXELS));
        BufferedImage picture = reader.read(0);
        return new Image(name, picture.getWidth(), picture.getHeight(), pixels(picture));
    }

    private static int[] pixels(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        if (picture.getType() != BufferedImage.TYPE_BYTE_GRAY)
            return picture.getRGB(0, 0, width, height, null, 0, width);
        // getRGB would take the values as linear, and brighten them
        int[] pixels = picture.getRaster().getSamples(0, 0, width, height, 0, (int[]) null);
        for (int i = 0; i < pixels.length; i++) pixels[i] = 0xFF000000 | pixels[i] * 0x010101;
        return pixels;
    }

    private static String reason(Exception damaged) {
        String message = damaged.getMessage();
        return message == null ? "the picture is damaged" : message;
    }
}
