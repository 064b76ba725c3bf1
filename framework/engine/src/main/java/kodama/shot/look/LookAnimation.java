package kodama.shot.look;

import kodama.draw.FrameSequence;
import org.jspecify.annotations.Nullable;

/**
 * How a look shows its frames one after the other: by the age of the shot. Immutable.
 *
 * @param sequence positions in the list of the look's frames
 * @param name name of the animation, for scripts; null for none
 */
public record LookAnimation(
        FrameSequence sequence, @Nullable String name) {
    /**
     * Returns the position of the frame at an age.
     *
     * @param age in ticks, at least 0
     */
    int frame(int age) {
        return sequence.frameAt((long) age * FrameSequence.UNITS_PER_TICK);
    }
}
