package kodama.loop.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.draw.DrawList;
import kodama.loop.FrameSteps;
import kodama.loop.Subsystem;
import kodama.task.TaskList;

/** The steps of a game's subsystems in the frames of a world. Owned by the game thread; a tick allocates nothing. */
final class SubsystemSteps {
    private static final class Entry {
        final String subsystem;
        final FrameSteps.Step step;
        boolean hasFailed;

        Entry(String subsystem, FrameSteps.Step step) {
            this.subsystem = subsystem;
            this.step = step;
        }
    }

    private final TaskList tasks;
    private final ErrorSink errors;
    private final List<Entry> beforeUpdate = new ArrayList<>();
    private final List<Entry> afterUpdate = new ArrayList<>();
    private final List<Entry> endOfFrame = new ArrayList<>();

    SubsystemSteps(TaskList tasks, ErrorSink errors) {
        this.tasks = tasks;
        this.errors = errors;
    }

    /** Lets the subsystems register their steps, in order. */
    void begin(List<Subsystem> subsystems) {
        for (Subsystem each : sorted(subsystems)) begin(each);
    }

    private void begin(Subsystem subsystem) {
        String name = subsystem.getClass().getName();
        try {
            subsystem.beginWorld(new Registration(name));
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            errors.report("start of subsystem '" + name + "'", failed);
        }
    }

    /**
     * Keeps the given order, except that each subsystem comes after those it names. Subsystems in cycles are not open.
     */
    private static List<Subsystem> sorted(List<Subsystem> given) {
        List<Subsystem> left = new ArrayList<>(given);
        List<Subsystem> ordered = new ArrayList<>();
        while (!left.isEmpty()) {
            Subsystem next = left.stream()
                    .filter(each -> left.stream().noneMatch(other -> comesAfter(each, other)))
                    .findFirst()
                    .orElse(left.get(0));
            left.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    private static boolean comesAfter(Subsystem later, Subsystem earlier) {
        return later.after().contains(earlier.getClass());
    }

    void beforeUpdate(double dt) {
        run(beforeUpdate, dt);
    }

    void afterUpdate(double dt) {
        run(afterUpdate, dt);
    }

    void endOfFrame(double dt) {
        run(endOfFrame, dt);
    }

    private void run(List<Entry> steps, double dt) {
        for (int i = 0; i < steps.size(); i++) if (!steps.get(i).hasFailed) run(steps.get(i), dt);
    }

    private void run(Entry entry, double dt) {
        try {
            entry.step.run(dt);
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            entry.hasFailed = true;
            errors.report("step of subsystem '" + entry.subsystem + "'", failed);
        }
    }

    /** Registers the steps of one subsystem. */
    private final class Registration implements FrameSteps {
        private final String subsystem;

        Registration(String subsystem) {
            this.subsystem = subsystem;
        }

        @Override
        public void beforeUpdate(Step step) {
            beforeUpdate.add(new Entry(subsystem, step));
        }

        @Override
        public void afterUpdate(Step step) {
            afterUpdate.add(new Entry(subsystem, step));
        }

        @Override
        public void endOfFrame(Step step) {
            endOfFrame.add(new Entry(subsystem, step));
        }

        @Override
        public void draw(double priority, Consumer<DrawList> picture) {
            tasks.spawnBuiltIn(new DrawOnlyTask(subsystem, picture), priority);
        }
    }
}
