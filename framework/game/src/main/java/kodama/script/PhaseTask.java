package kodama.script;

import java.util.Arrays;
import java.util.StringJoiner;
import kodama.base.Checks;
import kodama.task.Phase;
import org.jspecify.annotations.Nullable;

/**
 * A task written in Java whose phase, a number, selects the action of each tick. {@link #setPhase}, called by the task
 * or by others, takes effect when the task runs next. Otherwise it is like any {@link JavaTask}, so it can be a scene,
 * too.
 *
 * <pre>{@code
 * public final class Ship extends PhaseTask {
 *     public Ship() {
 *         in(Phase.INIT, this::appear);
 *         in(Phase.MAIN, this::fly);
 *         in(Phase.MAIN + 1, this::flee);
 *         in(Phase.END, dt -> false);
 *     }
 *
 *     private boolean fly(double dt) {
 *         put("x", x() + 2 * game().axis("x", 1));
 *         if (game().pad(1).isPressed("fire")) setPhase(Phase.END);
 *         return true;
 *     }
 * }
 * }</pre>
 */
public class PhaseTask extends JavaTask {
    /** Action of each phase, by number; null if the phase has none. */
    private @Nullable State[] phases = new State[Phase.MAIN + 1];

    /** Creates a task without phases; {@link Phase#INIT} must be added before the task runs. */
    public PhaseTask() {}

    /**
     * Sets the action of a phase.
     *
     * @param phase number of the phase; 0 to 65,535
     * @param action called in each tick of the phase; returns false to end the task
     * @return this task
     * @throws IllegalArgumentException if the number is outside its bounds
     */
    public final PhaseTask in(int phase, State action) {
        Checks.between("phase", phase, 0, Phase.LAST);
        if (phase >= phases.length) phases = Arrays.copyOf(phases, phase + 1);
        phases[phase] = action;
        return this;
    }

    private @Nullable State action(int phase) {
        return phase < phases.length ? phases[phase] : null;
    }

    @Override
    protected final boolean update(double dt) {
        return requireAction(phase()).run(dt);
    }

    private State requireAction(int phase) {
        State action = action(phase);
        if (action != null) return action;
        throw new IllegalStateException(
                this + " has no action for phase " + displayName(phase) + "; it has " + displayNames());
    }

    @Override
    protected final void checkPhase(int phase) {
        requireAction(phase);
    }

    @Override
    public final String location() {
        State action = action(phase());
        return action == null ? "" : StateNames.of(action);
    }

    private String displayNames() {
        StringJoiner names = new StringJoiner(", ", "phases ", "").setEmptyValue("none");
        for (int i = 0; i < phases.length; i++) if (phases[i] != null) names.add(displayName(i));
        return names.toString();
    }

    private String displayName(int phase) {
        return switch (phase) {
            case Phase.INIT -> "INIT";
            case Phase.MAIN -> "MAIN";
            case Phase.END -> "END";
            default -> phaseName(phase);
        };
    }
}
