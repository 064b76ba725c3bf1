package kodama.pack;

import java.awt.Graphics2D;
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
    private final int width;
    private final int height;

    private SplashPicture(Image picture, int width, int height) {
        this.picture = picture;
        double fit = Math.min((double) width / picture.width(), (double) height / picture.height());
        double scale = fit >= 1 ? Math.floor(fit) : fit;
        this.width = Math.max(1, (int) (scale * picture.width()));
        this.height = Math.max(1, (int) (scale * picture.height()));
    }

    /** Shows a picture, enlarged by the largest whole factor up to 640 by 480 pixels, or reduced to that size. */
    public static SplashPicture of(Image picture) {
        return new SplashPicture(picture, WIDTH, HEIGHT);
    }

    /** Shows an icon, enlarged by the largest whole factor up to 128 by 128 pixels, or reduced to that size. */
    public static SplashPicture ofIcon(Image icon) {
        return new SplashPicture(icon, ICON_SIDE, ICON_SIDE);
    }

    /** Returns the picture as a PNG file. */
    byte[] png() {
        BufferedImage scaled = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        int way = width < picture.width() ? java.awt.Image.SCALE_AREA_AVERAGING : java.awt.Image.SCALE_REPLICATE;
        Graphics2D g = scaled.createGraphics();
        g.drawImage(original().getScaledInstance(width, height, way), 0, 0, null);
        g.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(scaled, "png", out);
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
        return out.toByteArray();
    }

    private BufferedImage original() {
        BufferedImage copy = new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < picture.height(); y++)
            for (int x = 0; x < picture.width(); x++) copy.setRGB(x, y, picture.pixel(x, y));
        return copy;
    }
}
