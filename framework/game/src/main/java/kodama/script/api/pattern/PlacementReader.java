package kodama.script.api.pattern;

import kodama.lua.bind.Options;
import kodama.shot.pattern.AngleReference;
import kodama.shot.pattern.Placement;
import kodama.shot.pattern.Series;
import org.jspecify.annotations.Nullable;

/** Reads the options of a level that place its shots within its shape: direction, offsets, speed and delay. */
final class PlacementReader {
    private static final Series NOTHING = Series.constant(0);

    private final PatternNumberReader numbers;

    PlacementReader(PatternNumberReader numbers) {
        this.numbers = numbers;
    }

    Placement read(Options options, PatternShapes.NamedShape shape, int n) {
        Placement placement = Placement.PLAIN
                .withReference(direction(options, shape))
                .withOffset(
                        orDefault(NOTHING, number(options, "x", shape, n)),
                        orDefault(NOTHING, number(options, "y", shape, n)))
                .withRotation(orDefault(NOTHING, number(options, "angle", shape, n)))
                .withDistance(orDefault(NOTHING, number(options, "distance", shape, n)))
                .withDelay(orDefault(NOTHING, number(options, "delay", shape, n)));
        Series speed = number(options, "speed", shape, n);
        return speed == null ? placement : placement.withSpeed(speed);
    }

    private static AngleReference direction(Options options, PatternShapes.NamedShape shape) {
        if (options.value("direction").isNil() && shape.isAimed()) return AngleReference.AIMED;
        return options.word("direction", AngleReference.class);
    }

    private @Nullable Series number(Options options, String name, PatternShapes.NamedShape shape, int n) {
        return numbers.read(options, name, n, shape.isRandom());
    }

    private static Series orDefault(Series defaultValue, @Nullable Series given) {
        return given == null ? defaultValue : given;
    }
}
