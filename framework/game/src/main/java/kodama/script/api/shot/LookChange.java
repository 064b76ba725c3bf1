package kodama.script.api.shot;

import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import kodama.lua.bind.Options;
import kodama.shot.look.LookProperty;
import kodama.shot.look.ShotStyle;
import kodama.shot.look.StyleChange;
import org.jspecify.annotations.Nullable;

/** A timed change of single look options: it changes what it names, over the style that a shot has at the time. */
final class LookChange implements StyleChange {
    private static final Map<String, Set<LookProperty>> PROPERTIES = Map.of(
            "scale", Set.of(LookProperty.SCALE_X, LookProperty.SCALE_Y),
            "tint", Set.of(LookProperty.TINT),
            "alpha", Set.of(LookProperty.ALPHA),
            "blend", Set.of(LookProperty.BLEND),
            "layer", Set.of(LookProperty.LAYER),
            "glow", Set.of(LookProperty.GLOW),
            "spin", Set.of(LookProperty.SPIN, LookProperty.ROTATION));

    private final Options options;
    private final UnaryOperator<ShotStyle> operation;

    // the last change: the shots of a call mostly have the same style
    private @Nullable ShotStyle lastBefore;
    private @Nullable ShotStyle lastAfter;

    /**
     * Creates a change.
     *
     * @param options the options that it names
     * @param operation returns a style with these options
     */
    LookChange(Options options, UnaryOperator<ShotStyle> operation) {
        this.options = options;
        this.operation = operation;
    }

    @Override
    public ShotStyle apply(ShotStyle before) {
        ShotStyle after = lastAfter;
        if (after == null || !isLast(before)) {
            lastAfter = after = operation.apply(before);
            lastBefore = before;
        }
        return after;
    }

    private boolean isLast(ShotStyle before) {
        return lastBefore != null && lastBefore.look() == before.look() && lastBefore.radius() == before.radius();
    }

    @Override
    public boolean replaces(LookProperty property) {
        for (Map.Entry<String, Set<LookProperty>> each : PROPERTIES.entrySet())
            if (each.getValue().contains(property)) return isSet(each.getKey());
        return false;
    }

    @Override
    public boolean replacesRadius() {
        return isSet("radius");
    }

    private boolean isSet(String option) {
        return !options.value(option).isNil();
    }
}
