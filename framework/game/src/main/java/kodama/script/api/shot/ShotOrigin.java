package kodama.script.api.shot;

import kodama.script.task.ScriptedTask;
import org.jspecify.annotations.Nullable;

/**
 * The origin and aim of a shot.
 *
 * @param x horizontal position, in pixels
 * @param y vertical position, in pixels
 * @param direction in degrees; 90 is down
 * @param aimX horizontal position of the target, in pixels; NaN if there is no target
 * @param aimY vertical position of the target, in pixels; NaN if there is no target
 * @param owner task that fires; null if there is none or it has ended
 */
public record ShotOrigin(
        double x,
        double y,
        double direction,
        double aimX,
        double aimY,
        @Nullable ScriptedTask owner) {
    /** Whether there is a target. */
    public boolean hasTarget() {
        return !Double.isNaN(aimX);
    }
}
