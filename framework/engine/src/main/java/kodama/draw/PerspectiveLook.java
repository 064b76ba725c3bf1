package kodama.draw;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a picture is drawn in perspective. Set all of it before each use: {@link #setPicture} resets the rest. */
public final class PerspectiveLook {
    private @Nullable Image image;
    int sx;
    int sy;
    int sw;
    int sh;

    BlendMode blend = BlendMode.NORMAL;
    int tint = Colors.WHITE;
    int fill;
    int alpha;
    boolean fogged;
    boolean oneSided;
    double bias;

    // Of surfaces: repetitions of the picture, and the part of it at the top left corner
    double repeatX;
    double repeatY;
    double offsetX;
    double offsetY;

    // Of sprites
    double scaleX;
    double scaleY;
    double originX;
    double originY;
    double rotation;
    boolean flipX;
    boolean flipY;

    /** Creates a look without a picture. */
    public PerspectiveLook() {}

    /** Sets the whole picture, and everything else to its default. */
    public void setPicture(Image picture) {
        image = picture;
        setPart(0, 0, picture.width, picture.height);
        setBlending(BlendMode.NORMAL, Colors.WHITE, 1);
        setFill(0, 0);
        setSorting(true, false, 0);
        setRepeat(1, 1, 0, 0);
        setScale(1, 1, 0, false, false);
    }

    Image image() {
        return Objects.requireNonNull(image);
    }

    /**
     * Sets the part of the picture that is used; the origin is at its center.
     *
     * @throws IllegalArgumentException if the rectangle is empty or extends beyond the picture
     */
    public void setPart(int x, int y, int width, int height) {
        image().requireInside(x, y, width, height);
        sx = x;
        sy = y;
        sw = width;
        sh = height;
        setOrigin(width / 2.0, height / 2.0);
    }

    /**
     * Sets blending.
     *
     * @param tint factor of the colors, {@code 0xRRGGBB}; white changes nothing
     * @param alpha opacity, 0 to 1
     */
    public void setBlending(BlendMode blend, int tint, double alpha) {
        this.blend = blend;
        this.tint = tint;
        this.alpha = Colors.alphaByte(alpha);
    }

    /**
     * Sets a color with which all pixels are mixed.
     *
     * @param rgb {@code 0xRRGGBB}
     * @param amount 0, none, to 1, all pixels have this color
     */
    public void setFill(int rgb, double amount) {
        fill = Colors.withAlpha(rgb, amount);
    }

    /**
     * Sets what depends on the distance and the side.
     *
     * @param fogged whether the fog of the view hides it
     * @param oneSided whether a surface is invisible from behind
     * @param bias distance added for sorting only; positive is drawn earlier
     */
    public void setSorting(boolean fogged, boolean oneSided, double bias) {
        this.fogged = fogged;
        this.oneSided = oneSided;
        this.bias = bias;
    }

    /**
     * Sets how a surface repeats the picture.
     *
     * @param repeatX number of pictures from left to right
     * @param repeatY number of pictures from top to bottom
     * @param offsetX distance by which the picture is moved to the right; in pixels of the picture
     * @param offsetY distance by which the picture is moved down; in pixels of the picture
     */
    public void setRepeat(double repeatX, double repeatY, double offsetX, double offsetY) {
        this.repeatX = repeatX;
        this.repeatY = repeatY;
        this.offsetX = offsetX;
        this.offsetY = offsetY;
    }

    /**
     * Sets the scale and rotation of a sprite.
     *
     * @param scaleX units per pixel of the picture; negative also mirrors it at the origin
     * @param scaleY units per pixel of the picture; negative also mirrors it at the origin
     * @param rotation rotation on the screen around the origin; in degrees, clockwise
     * @param flipX whether left and right are swapped
     * @param flipY whether top and bottom are swapped
     */
    public void setScale(double scaleX, double scaleY, double rotation, boolean flipX, boolean flipY) {
        this.scaleX = scaleX;
        this.scaleY = scaleY;
        this.rotation = rotation;
        this.flipX = flipX;
        this.flipY = flipY;
    }

    /** Sets the point of the part of the picture that is at the place of a sprite; in pixels. */
    public void setOrigin(double x, double y) {
        originX = x;
        originY = y;
    }

    /** Sets the origin within the part. */
    public void setOrigin(SpriteOrigin origin) {
        setOrigin(origin.x(sw), origin.y(sh));
    }
}
