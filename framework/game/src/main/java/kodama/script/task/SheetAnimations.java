package kodama.script.task;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.FrameSequence;
import kodama.draw.PlayDirection;
import kodama.draw.SheetAnimation;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.LuaException;

/** Converts animations that the file of a sprite describes. */
final class SheetAnimations {
    private SheetAnimations() {}

    /**
     * Converts an animation.
     *
     * @param what description of the animation, for messages
     * @param ticksPerSecond the game's rate
     * @throws LuaException if it has too many frames
     */
    static FrameSequence sequence(String what, SpriteSheet sheet, SheetAnimation animation, int ticksPerSecond) {
        List<Integer> shown = shown(animation);
        if (shown.size() > FrameSequence.MAX_FRAMES)
            throw new LuaException(what + ": animation '" + animation.name() + "' must have at most "
                    + FrameSequence.MAX_FRAMES + " frames but has " + shown.size());
        int[] frames = shown.stream().mapToInt(Integer::intValue).toArray();
        long[] durations = new long[frames.length];
        for (int i = 0; i < frames.length; i++) durations[i] = (long) sheet.millis(frames[i]) * ticksPerSecond;
        return FrameSequence.of(frames, durations, direction(animation), passes(animation));
    }

    private static boolean isPingPong(SheetAnimation animation) {
        PlayDirection direction = animation.direction();
        return direction == PlayDirection.PING_PONG || direction == PlayDirection.PING_PONG_REVERSE;
    }

    /** Whether a ping-pong animation ends at its far end, because files count each direction as one repetition. */
    private static boolean endsFar(SheetAnimation animation) {
        return isPingPong(animation) && animation.repeat() % 2 == 1;
    }

    /** One that ends at its far end is written out, in one pass. */
    private static List<Integer> shown(SheetAnimation animation) {
        List<Integer> once = animation.frames();
        if (!endsFar(animation) || once.size() < 2) return once;
        boolean isReverse = animation.direction() == PlayDirection.PING_PONG_REVERSE;
        List<Integer> all = new ArrayList<>();
        int last = once.size() - 1;
        int steps = last * animation.repeat();
        for (int i = 0; i <= steps && all.size() <= FrameSequence.MAX_FRAMES; i++) {
            int at = i % (2 * last);
            int forward = at <= last ? at : 2 * last - at;
            all.add(once.get(isReverse ? last - forward : forward));
        }
        return all;
    }

    private static PlayDirection direction(SheetAnimation animation) {
        return endsFar(animation) ? PlayDirection.FORWARD : animation.direction();
    }

    private static int passes(SheetAnimation animation) {
        if (endsFar(animation)) return 1;
        return isPingPong(animation) ? animation.repeat() / 2 : animation.repeat();
    }
}
