package kodama.draw.file;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kodama.draw.PlayDirection;
import kodama.draw.SheetAnimation;

/** The animations of a file; their number and their frames are limited. */
final class AnimationList {
    private static final int MAX_ANIMATIONS = 10_000;
    private static final int MAX_FRAMES = 1_000_000;

    final List<SheetAnimation> all = new ArrayList<>();
    private int frames;

    /** Adds an animation of the frames from one index to another. */
    void add(String name, int from, int to, PlayDirection direction, int repeat) throws IOException {
        reserve(to - from + 1);
        List<Integer> listed = IntStream.rangeClosed(from, to).boxed().toList();
        all.add(new SheetAnimation(name, listed, direction, repeat));
    }

    /** Adds an animation of frames in any order. */
    void add(String name, List<Integer> listed) throws IOException {
        reserve(listed.size());
        all.add(new SheetAnimation(name, listed, PlayDirection.FORWARD, 0));
    }

    private void reserve(int count) throws IOException {
        frames += count;
        if (all.size() == MAX_ANIMATIONS)
            throw new IOException("there are more than %,d animations".formatted(MAX_ANIMATIONS));
        if (frames > MAX_FRAMES)
            throw new IOException("the animations have more than %,d frames together".formatted(MAX_FRAMES));
    }
}
