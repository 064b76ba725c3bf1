package kodama.script.api.move;

import java.util.function.DoubleSupplier;
import kodama.geom.Line;
import org.jspecify.annotations.Nullable;

/** Goes to places by chance, and rests at each. */
final class WanderMovement extends Movement {
    /**
     * Where and how.
     *
     * @param x left edge of the area; in pixels
     * @param y upper edge
     * @param width of the area
     * @param height of the area
     * @param reach how far a hop leads at most, to each side; in pixels
     * @param hop ticks that a hop takes
     * @param rest ticks of rest between two
     */
    record Area(double x, double y, double width, double height, double reach, double hop, double rest) {}

    private final Area area;
    private final @Nullable MoveTarget toward;
    private final Ease ease;
    private final DoubleSupplier chance;
    private double left;
    private @Nullable CurveMovement hop;
    private TickTimer rest = new TickTimer(0);

    /**
     * @param times how many hops; infinite for never to end
     * @param toward hops lead to the side where this is; null for any side
     * @param chance gives numbers from 0 to 1
     */
    WanderMovement(
            Mover mover, Area area, double times, @Nullable MoveTarget toward, Ease ease, DoubleSupplier chance) {
        super(mover);
        this.area = area;
        this.left = times;
        this.toward = toward;
        this.ease = ease;
        this.chance = chance;
    }

    @Override
    boolean advance(double pace) {
        if (!rest.isOver()) {
            rest.advance(pace);
            return true;
        }
        if (hop == null) hop = begin();
        if (hop.advance(pace)) return true;
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

    /** Within reach and the area, and on one side of where it is, as far as these leave a choice. */
    private double pick(double from, double least, double most, double side) {
        double low = Math.max(least, Math.min(most, side > 0 ? from : from - area.reach));
        double high = Math.max(least, Math.min(most, side < 0 ? from : from + area.reach));
        return low + (high - low) * chance.getAsDouble();
    }
}
