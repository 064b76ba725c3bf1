package kodama.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a file says about the frames of a picture: where they are, how long they are shown, and their animations.
 *
 * <p>It has only numbers and names, no pixels; {@link SpriteSheet#of} cuts the frames. Immutable.
 *
 * @param frames the frames in their order, at least one
 * @param animations the animations, in the order of the file; then {@link #ALL}, unless the file has it
 * @param slices the named parts, in the order of the file
 */
public record SheetLayout(List<Frame> frames, List<SheetAnimation> animations, List<Slice> slices) {
    /** Most frames of a sheet. */
    public static final int MAX_FRAMES = 65_535;

    /** Longest duration of a frame, in milliseconds. */
    public static final int MAX_MILLIS = 3_600_000;

    /** Duration of a frame if the file does not say it, in milliseconds. */
    public static final int DEFAULT_MILLIS = 100;

    /** Name of an animation of all frames, which each sheet of several frames has. */
    public static final String ALL = "all";

    public SheetLayout {
        frames = List.copyOf(frames);
        animations = withAll(animations, frames.size());
        slices = List.copyOf(slices);
        if (frames.isEmpty()) throw new IllegalArgumentException("a sheet must have at least one frame");
    }

    private static List<SheetAnimation> withAll(List<SheetAnimation> animations, int count) {
        List<SheetAnimation> all = new ArrayList<>(animations);
        boolean hasAll =
                animations.stream().anyMatch(animation -> animation.name().equals(ALL));
        List<Integer> indexes = IntStream.range(0, count).boxed().toList();
        if (count > 1 && !hasAll) all.add(new SheetAnimation(ALL, indexes, PlayDirection.FORWARD, 0));
        return List.copyOf(all);
    }

    /** Returns the number of pixels of all frames. */
    public long pixels() {
        long pixels = 0;
        for (Frame frame : frames) pixels += (long) frame.fullWidth * frame.fullHeight;
        return pixels;
    }

    /**
     * Returns the first animation of a name.
     *
     * @return null if there is none
     */
    public @Nullable SheetAnimation animation(String name) {
        for (SheetAnimation animation : animations) if (animation.name().equals(name)) return animation;
        return null;
    }

    /**
     * Returns a slice as it is in a frame.
     *
     * @param frame index of the frame
     * @return null if there is none of that name in the frame
     */
    public @Nullable Slice slice(String name, int frame) {
        Slice found = null;
        for (Slice slice : slices) if (slice.firstFrame <= frame && slice.name.equals(name)) found = slice;
        return found;
    }

    /**
     * A frame: a rectangle of the picture, and its place within the frame before empty borders were trimmed.
     *
     * @param name its name; may be empty
     * @param x left edge in the picture; in pixels
     * @param y top edge in the picture; in pixels
     * @param width width of the upright rectangle; in pixels
     * @param height height of the upright rectangle; in pixels
     * @param isRotated whether the picture has it turned clockwise by 90 degrees, so that it takes {@code height *
     *     width} pixels there
     * @param left its left edge in the full frame; in pixels
     * @param top its top edge in the full frame; in pixels
     * @param fullWidth width of the full frame; in pixels
     * @param fullHeight height of the full frame; in pixels
     * @param millis how long it is shown, in milliseconds; 1 to {@link #MAX_MILLIS}
     */
    public record Frame(
            String name,
            int x,
            int y,
            int width,
            int height,
            boolean isRotated,
            int left,
            int top,
            int fullWidth,
            int fullHeight,
            int millis) {
        /** Creates an upright frame without trimmed borders. */
        public static Frame plain(String name, int x, int y, int width, int height, int millis) {
            return new Frame(name, x, y, width, height, false, 0, 0, width, height, millis);
        }

        /** Returns the width that it takes in the picture. */
        public int widthInPicture() {
            return isRotated ? height : width;
        }

        /** Returns the height that it takes in the picture. */
        public int heightInPicture() {
            return isRotated ? width : height;
        }
    }

    /**
     * A rectangle in pixels.
     *
     * @param x left edge
     * @param y top edge
     * @param width width
     * @param height height
     */
    public record Bounds(int x, int y, int width, int height) {}

    /**
     * A point in pixels.
     *
     * @param x distance from the left
     * @param y distance from the top
     */
    public record Point(int x, int y) {}

    /**
     * A named part of the frames, as it is from a frame on.
     *
     * @param name its name
     * @param firstFrame index of the first frame for which it holds
     * @param bounds its place in the frame
     * @param center the part that a nine-patch stretches, within the bounds; null if it is not a nine-patch
     * @param pivot its point of rotation, within the bounds; null if it has none
     */
    public record Slice(
            String name,
            int firstFrame,
            Bounds bounds,
            @Nullable Bounds center,
            @Nullable Point pivot) {}
}
