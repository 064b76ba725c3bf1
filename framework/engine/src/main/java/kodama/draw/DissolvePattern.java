package kodama.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The order in which the pixels of pictures vanish: that of a built-in shape, whose dots are as large as pixels, or
 * that of a picture, which is stretched over each sprite.
 *
 * <p>Keeps what it has made: a sprite that dissolves a little more in each frame allocates nothing. Owned by the game
 * thread; any thread may read its results.
 */
public final class DissolvePattern {
    /** Number of steps between a whole picture and none. */
    private static final int LEVELS = 256;

    /** Largest side of the thresholds of a built-in shape; they are stretched over larger pictures. */
    private static final int MAX_SIDE = 512;

    /** Number of thresholds above which all are forgotten. */
    private static final int MAX_KEPT = 1 << 21;

    /** The thresholds for pictures of a size, and the amounts that have been used. */
    private record Size(
            int width,
            int height,
            Image thresholds,
            @Nullable Dissolve[] levels) {}

    private final @Nullable DissolveShape shape;
    private final @Nullable Image picture;
    private final List<Size> sizes = new ArrayList<>();
    private int kept;

    private DissolvePattern(@Nullable DissolveShape shape, @Nullable Image picture) {
        this.shape = shape;
        this.picture = picture;
    }

    /** Creates a pattern of a built-in shape. */
    public static DissolvePattern of(DissolveShape shape) {
        return new DissolvePattern(shape, null);
    }

    /**
     * Creates a pattern of a picture.
     *
     * @param picture its red channel is used; the darkest pixels vanish first
     */
    public static DissolvePattern of(Image picture) {
        return new DissolvePattern(null, picture);
    }

    /** Returns the built-in shape; null for a picture. */
    public @Nullable DissolveShape shape() {
        return shape;
    }

    /** Returns the picture; null for a built-in shape. */
    public @Nullable Image picture() {
        return picture;
    }

    /**
     * Returns which pixels of a picture vanish.
     *
     * @param image the picture that dissolves
     * @param amount 0, nothing has vanished, to 1, everything; other values are limited to this range
     * @return null if nothing has vanished
     */
    public @Nullable Dissolve dissolve(Image image, double amount) {
        int level = (int) (Math.max(0, Math.min(1, amount)) * LEVELS + 0.5);
        if (level == 0) return null;
        Size size = size(image);
        Dissolve made = size.levels[level];
        if (made == null) size.levels[level] = made = new Dissolve(size.thresholds, level / (double) LEVELS);
        return made;
    }

    private Size size(Image image) {
        for (int i = 0; i < sizes.size(); i++) {
            Size known = sizes.get(i);
            if (picture != null || known.width == image.width && known.height == image.height) return known;
        }
        return add(image);
    }

    private Size add(Image image) {
        Image thresholds = thresholds(image);
        kept += thresholds.width * thresholds.height + LEVELS;
        if (kept > MAX_KEPT) {
            sizes.clear();
            kept = thresholds.width * thresholds.height + LEVELS;
        }
        Size added = new Size(image.width, image.height, thresholds, new @Nullable Dissolve[LEVELS + 1]);
        sizes.add(added);
        return added;
    }

    private Image thresholds(Image image) {
        if (shape == null) return Objects.requireNonNull(picture);
        return shape.image(Math.min(image.width, MAX_SIDE), Math.min(image.height, MAX_SIDE));
    }
}
