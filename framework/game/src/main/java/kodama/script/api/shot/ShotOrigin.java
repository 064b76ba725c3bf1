package kodama.script.api.shot;

import kodama.script.task.ScriptedTask;
import org.jspecify.annotations.Nullable;

/**
 * Where a shot comes from.
 *
 * @param x in pixels
 * @param y in pixels
 * @param direction in degrees, 90 is down
 * @param aimX where the target is; in pixels, not a number if there is none
 * @param aimY where the target is; in pixels
 * @param owner who shoots; null for no one who lives
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
