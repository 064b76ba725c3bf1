package kodama.pack;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import kodama.draw.Image;

/** The picture that Java shows while it starts, until the game's window opens. */
public final class SplashPicture {
    static final String FILE = "kodama/splash.png";
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final int ICON_SIDE = 128;

    private final Image picture;
    private final int factor;

    private SplashPicture(Image picture, int width, int height) {
        this.picture = picture;
        factor = Math.max(1, Math.min(width / picture.width(), height / picture.height()));
    }

    /** Shows a picture, enlarged by the largest whole factor up to 640 by 480 pixels. */
    public static SplashPicture of(Image picture) {
        return new SplashPicture(picture, WIDTH, HEIGHT);
    }

    /** Shows an icon, enlarged by the largest whole factor up to 128 by 128 pixels. */
    public static SplashPicture ofIcon(Image icon) {
        return new SplashPicture(icon, ICON_SIDE, ICON_SIDE);
    }

    /** Returns the picture as a PNG file. */
    byte[] png() {
        int width = factor * picture.width();
        int height = factor * picture.height();
        BufferedImage enlarged = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) enlarged.setRGB(x, y, picture.pixel(x / factor, y / factor));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(enlarged, "png", out);
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
        return out.toByteArray();
    }
}
