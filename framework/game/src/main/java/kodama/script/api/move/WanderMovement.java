package kodama.script.api.move;

import java.util.function.DoubleSupplier;
import kodama.geom.Line;
import kodama.script.api.tween.Ease;
import kodama.script.api.tween.TickTimer;
import org.jspecify.annotations.Nullable;

/** Moves to random positions and rests at each. */
final class WanderMovement extends Movement {
    /**
     * The area and the hops.
     *
     * @param x left edge of the area, in pixels
     * @param y upper edge of the area, in pixels
     * @param width width of the area, in pixels
     * @param height height of the area, in pixels
     * @param reach longest distance of a hop along each axis, in pixels
     * @param hop duration of a hop, in ticks
     * @param rest rest between two hops, in ticks
     */
    record Area(double x, double y, double width, double height, double reach, double hop, double rest) {}

    private final Area area;
    private final @Nullable MoveTarget toward;
    private final Ease ease;
    private final DoubleSupplier random;
    private double left;
    private @Nullable CurveMovement hop;
    private TickTimer rest = new TickTimer(0);

    /**
     * @param times number of hops; infinite for no end
     * @param toward target toward which hops lead horizontally; null for none
     * @param random random numbers from 0 to 1
     */
    WanderMovement(
            Mover mover, Area area, double times, @Nullable MoveTarget toward, Ease ease, DoubleSupplier random) {
        super(mover);
        this.area = area;
        this.left = times;
        this.toward = toward;
        this.ease = ease;
        this.random = random;
    }

    @Override
    boolean advance(double timeScale) {
        if (!rest.isOver()) {
            rest.advance(timeScale);
            return true;
        }
        if (hop == null) hop = begin();
        if (hop.advance(timeScale)) return true;
        hop = null;
        rest = new TickTimer(area.rest);
        left--;
        return left > 0;
    }

    private CurveMovement begin() {
        double fromX = x();
        double fromY = y();
        double right = toward == null ? 0 : Math.signum(toward.x() - fromX);
        double x = pick(fromX, area.x, area.x + area.width, right);
        double y = pick(fromY, area.y, area.y + area.height, 0);
        return new CurveMovement(this, new Line(fromX, fromY, x, y), area.hop, ease);
    }

    /**
     * Returns a random coordinate within reach, within the area and, if possible, on one side of the current position.
     */
    private double pick(double from, double least, double most, double side) {
        double low = Math.max(least, Math.min(most, side > 0 ? from : from - area.reach));
        double high = Math.max(least, Math.min(most, side < 0 ? from : from + area.reach));
        return low + (high - low) * random.getAsDouble();
    }
}
