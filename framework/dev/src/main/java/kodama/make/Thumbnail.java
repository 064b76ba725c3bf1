package kodama.make;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.swing.Icon;
import org.jspecify.annotations.Nullable;

/** A game's picture, scaled to a fixed size. */
final class Thumbnail implements Icon {
    private static final int WIDTH = 176;
    private static final int HEIGHT = 132;

    private final @Nullable BufferedImage picture;

    private Thumbnail(@Nullable BufferedImage picture) {
        this.picture = picture;
    }

    /** The thumbnail of a PNG file; blank for null. */
    static Thumbnail of(byte @Nullable [] png) {
        if (png == null) return new Thumbnail(null);
        try {
            return new Thumbnail(ImageIO.read(new ByteArrayInputStream(png)));
        } catch (IOException damaged) {
            return new Thumbnail(null);
        }
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        BufferedImage shown = picture;
        if (shown == null) return;
        double scale =
                Math.min((double) getIconWidth() / shown.getWidth(), (double) getIconHeight() / shown.getHeight());
        int width = (int) (shown.getWidth() * scale);
        int height = (int) (shown.getHeight() * scale);
        Graphics2D canvas = (Graphics2D) graphics.create();
        canvas.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        canvas.drawImage(
                shown, x + (getIconWidth() - width) / 2, y + (getIconHeight() - height) / 2, width, height, null);
        canvas.dispose();
    }

    @Override
    public int getIconWidth() {
        return StartTheme.scaled(WIDTH);
    }

    @Override
    public int getIconHeight() {
        return StartTheme.scaled(HEIGHT);
    }
}
