package kodama.script.api.shot;

import java.util.List;
import kodama.geom.Aim;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;

/**
 * Computes the origin and direction of shots from the options {@code from}, {@code x}, {@code y}, {@code angle} and
 * {@code aim}.
 */
public final class ShotOrigins {
    private static final List<String> AXES = List.of("x", "y");

    /** Default direction, in degrees: toward the ship in most games. */
    private static final double DOWN = 90;

    private final PositionResolver positions;

    public ShotOrigins(PositionResolver positions) {
        this.positions = positions;
    }

    public ShotOrigin of(Options options) {
        Value from = from(options);
        double x = options.number("x", from.isNil() ? 0 : positions.x(from));
        double y = options.number("y", from.isNil() ? 0 : positions.y(from));
        Value aim = PositionResolver.value(options, "aim");
        double angle = options.number("angle", aim.isNil() ? DOWN : 0);
        if (aim.isNil()) return new ShotOrigin(x, y, angle, Double.NaN, Double.NaN, positions.task(from));
        double aimX = positions.x(aim);
        double aimY = positions.y(aim);
        return new ShotOrigin(x, y, angle + Aim.angle(x, y, aimX, aimY), aimX, aimY, positions.task(from));
    }

    /** Returns the task or position that fires; nil if x and y are given instead. */
    private static Value from(Options options) {
        Value from = PositionResolver.value(options, "from");
        for (String axis : AXES)
            if (from.isNil() && options.value(axis).isNil())
                throw new LuaException(options.function() + ": set 'from', or 'x' and 'y'");
        return from;
    }
}
