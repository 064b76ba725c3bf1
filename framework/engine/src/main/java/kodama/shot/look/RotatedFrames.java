package kodama.shot.look;

import java.util.List;
import kodama.draw.Image;
import org.jspecify.annotations.Nullable;

/**
 * The rendered images of a look: one per direction and animation frame, each created when it is first drawn.
 *
 * <p>Rotating 100,000 sprites in every frame takes several times as long as copying them. Threads that create the same
 * image at the same time create equal ones.
 */
final class RotatedFrames {
    /** Number of directions. A pixel 20 pixels from the center is then at most one pixel off. */
    private static final int DIRECTIONS = 64;

    /** Maximum side of a picture that is prerotated: 64 images of 46x46 pixels are half a megabyte. */
    private static final int MAX_SIDE = 32;

    private final List<Artwork> frames;
    /** Duration of each animation frame; in ticks. */
    private final int ticks;

    /** Null if all frames repeat in their order. */
    private final @Nullable LookAnimation animation;

    private final double scaleX;
    private final double scaleY;
    private final boolean turned;
    /** All directions of the first frame, then those of the next; one image per frame if they are not prerotated. */
    private final @Nullable Image[] made;

    /** Creates the images of a look, each when it is first drawn, from its frames or from these in other colors. */
    RotatedFrames(LookValues look, List<Artwork> frames) {
        this.frames = frames;
        this.ticks = look.ticks();
        this.animation = look.animation();
        this.scaleX = look.scaleX();
        this.scaleY = look.scaleY();
        this.turned = look.moves() && !look.isShaped() && isSmall(frames, scaleX, scaleY);
        this.made = new @Nullable Image[frames.size() * (turned ? DIRECTIONS : 1)];
    }

    private static boolean isSmall(List<Artwork> frames, double scaleX, double scaleY) {
        return frames.stream().allMatch(frame -> frame.longestSide(scaleX, scaleY) <= MAX_SIDE);
    }

    /** Returns whether there are images for all directions; if not, the caller rotates them while drawing. */
    boolean arePrerotated() {
        return turned;
    }

    Image at(double angle, int age) {
        int frame = frame(age);
        int at = turned ? frame * DIRECTIONS + direction(angle) : frame;
        Image image = made[at];
        return image != null ? image : make(at, frame);
    }

    /** Returns the picture that is shown at an age in ticks. */
    Artwork artwork(int age) {
        return frames.get(frame(age));
    }

    private int frame(int age) {
        if (frames.size() == 1) return 0;
        return animation == null ? age / ticks % frames.size() : animation.frame(age);
    }

    private static int direction(double angle) {
        long nearest = (long) Math.floor(angle * (DIRECTIONS / 360.0) + 0.5);
        return (int) (nearest & DIRECTIONS - 1);
    }

    private Image make(int at, int frame) {
        Artwork artwork = frames.get(frame);
        double angle = at % DIRECTIONS * 360.0 / DIRECTIONS;
        Image image = turned ? artwork.rotated(angle, scaleX, scaleY) : artwork.upright(scaleX, scaleY);
        made[at] = image;
        return image;
    }
}
