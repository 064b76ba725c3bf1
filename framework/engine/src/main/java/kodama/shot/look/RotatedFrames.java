package kodama.shot.look;

import java.util.List;
import kodama.draw.Image;
import org.jspecify.annotations.Nullable;

/**
 * The pictures of a look: one for each direction in which it is seen and each frame of its animation, each made when it
 * is first drawn.
 *
 * <p>Rotating 100,000 sprites again for each frame takes several times as long as copying them. Threads that make the
 * same picture at once make equal ones.
 */
final class RotatedFrames {
    /** Directions of the circle: a pixel 20 pixels from the middle stands at most one pixel off. */
    private static final int DIRECTIONS = 64;

    /** Longest side of a picture worth it: 64 times 46x46 pixels are half a megabyte. */
    private static final int MAX_SIDE = 32;

    private final List<Artwork> frames;
    /** How long each frame is shown; in ticks. */
    private final int ticks;

    private final double scale;
    private final boolean turned;
    /** Direction by direction within a frame; one for each frame if they are not turned. */
    private final @Nullable Image[] made;

    RotatedFrames(List<Artwork> frames, int ticks, double scale, boolean turns) {
        this.frames = frames;
        this.ticks = ticks;
        this.scale = scale;
        this.turned = turns && isSmall(frames, scale);
        this.made = new @Nullable Image[frames.size() * (turned ? DIRECTIONS : 1)];
    }

    private static boolean isSmall(List<Artwork> frames, double scale) {
        return frames.stream().allMatch(frame -> frame.longestSide() * scale <= MAX_SIDE);
    }

    /** Whether the pictures are in all directions; if not, who draws them has to turn them. */
    boolean arePrerotated() {
        return turned;
    }

    Image at(double angle, int age) {
        int frame = frames.size() == 1 ? 0 : age / ticks % frames.size();
        int at = turned ? frame * DIRECTIONS + direction(angle) : frame;
        Image image = made[at];
        return image != null ? image : make(at, frame);
    }

    private static int direction(double angle) {
        long nearest = (long) Math.floor(angle * (DIRECTIONS / 360.0) + 0.5);
        return (int) (nearest & DIRECTIONS - 1);
    }

    private Image make(int at, int frame) {
        Artwork artwork = frames.get(frame);
        double angle = at % DIRECTIONS * 360.0 / DIRECTIONS;
        Image image = turned ? artwork.rotated(angle, scale) : artwork.upright(scale);
        made[at] = image;
        return image;
    }
}
