package kodama.shot.look;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A change of the style of shots in flight. Owned by the game thread. */
public final class StyleChange {
    private final UnaryOperator<ShotStyle> operation;
    private final Set<LookProperty> replaced;
    private final boolean replacesRadius;

    // the last change, because the shots of a volley mostly have the same style
    private @Nullable ShotStyle lastBefore;
    private @Nullable ShotStyle lastAfter;

    /**
     * Creates a change.
     *
     * @param operation returns the style after the change, from the style that a shot has at the time
     * @param replaced the properties in which the new style counts even if a shot has set them itself
     * @param replacesRadius whether the new radius counts even if a shot has set its radius itself
     */
    public StyleChange(UnaryOperator<ShotStyle> operation, Set<LookProperty> replaced, boolean replacesRadius) {
        this.operation = operation;
        this.replaced = Set.copyOf(replaced);
        this.replacesRadius = replacesRadius;
    }

    /** Returns a change after which a shot looks as if it had just been fired with a style. */
    public static StyleChange to(ShotStyle style) {
        return new StyleChange(before -> style, EnumSet.allOf(LookProperty.class), true);
    }

    /**
     * Returns the style of a shot after the change.
     *
     * @param before the style of the shot
     */
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

    /** Returns whether the change replaces a property that a shot has set itself; otherwise the shot keeps it. */
    public boolean replaces(LookProperty property) {
        return replaced.contains(property);
    }

    /** Returns whether the change replaces a radius that a shot has set itself; otherwise the shot keeps it. */
    public boolean replacesRadius() {
        return replacesRadius;
    }
}
