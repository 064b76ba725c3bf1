package kodama.loop.game;

import java.util.ArrayList;
import java.util.List;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.base.Teardown;
import kodama.job.Job;
import kodama.job.JobGraph;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.Subsystem;
import kodama.request.LoopRequests;
import kodama.script.game.JavaClassException;
import kodama.script.game.JavaClasses;
import kodama.script.game.JavaPartFailure;
import org.jspecify.annotations.Nullable;

/**
 * The subsystems of a game: created and opened by jobs, closed in reverse order.
 *
 * <p>Owned by the game thread; each job writes to its own slot, and the end of the run publishes it.
 */
public final class Subsystems implements AutoCloseable {
    private static final class Slot {
        final String name;

        @Nullable
        Subsystem made;

        @Nullable
        Job job;

        @Nullable
        JavaPartFailure failure;

        boolean isOpen;

        Slot(String name) {
            this.name = name;
        }
    }

    private final List<Slot> slots = new ArrayList<>();
    private final JavaClasses classes;
    private final Subsystem.Context context;
    private final ErrorSink errors;

    public Subsystems(GameProject project, GamePlatform platform, LoopRequests requests) {
        classes = project.classes();
        context = new Subsystem.Context(
                project.files(),
                platform.diagnostics().log().game(),
                platform.diagnostics().leakTracker(),
                requests);
        errors = platform.errors();
        for (String name : project.config().java().subsystems()) slots.add(new Slot(name));
    }

    /**
     * Creates and opens all subsystems.
     *
     * @param loading runs the jobs
     */
    public void load(LoadingScreen loading) {
        loading.run(this::addCreation);
        loading.run(this::addOpening);
    }

    /** Adds jobs that find the classes and create the objects. */
    public void addCreation(JobGraph graph) {
        for (Slot slot : slots) graph.add(label(slot), () -> slot.made = make(slot.name));
    }

    private static String label(Slot slot) {
        return "subsystem '" + slot.name + "'";
    }

    private Subsystem make(String name) {
        try {
            return classes.newInstance(name, Subsystem.class, List.of());
        } catch (JavaClassException wrong) {
            throw JavaPartFailure.of("subsystems", wrong);
        }
    }

    /** Adds jobs that open the created objects, in the required order. The objects must have been created. */
    public void addOpening(JobGraph graph) {
        for (Slot slot : slots) if (slot.made != null) slot.job = graph.add(label(slot), () -> open(slot));
        for (Slot slot : slots) if (slot.made != null) order(slot);
    }

    private void open(Slot slot) {
        if (slot.failure != null) throw slot.failure;
        assert slot.made != null;
        try {
            slot.made.open(context);
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            throw new JavaPartFailure("subsystem '" + slot.name + "' could not be opened: " + failed, failed);
        }
        slot.isOpen = true;
    }

    /**
     * Orders a subsystem after those it names; if that is impossible, it is not opened, nor are those that come after
     * it.
     */
    private void order(Slot slot) {
        assert slot.made != null && slot.job != null;
        try {
            for (Class<? extends Subsystem> earlier : slot.made.after()) slot.job.after(job(earlier));
        } catch (Throwable wrong) {
            FatalErrors.rethrowIfFatal(wrong);
            slot.failure = new JavaPartFailure("subsystem '" + slot.name + "': " + wrong.getMessage(), null);
        }
    }

    private Job job(Class<? extends Subsystem> type) {
        for (Slot slot : slots)
            if (slot.job != null && slot.made != null && slot.made.getClass() == type) return slot.job;
        throw new IllegalArgumentException("after() names " + type.getName() + ", which is not among the subsystems");
    }

    /** Returns the open subsystems, in the order of the list in game.lua. */
    public List<Subsystem> open() {
        List<Subsystem> open = new ArrayList<>();
        for (Slot slot : slots) if (slot.isOpen && slot.made != null) open.add(slot.made);
        return open;
    }

    /** Closes the open subsystems in reverse order, even if some throw; a second call does nothing. */
    @Override
    public void close() {
        Teardown ending = new Teardown();
        for (int i = slots.size() - 1; i >= 0; i--) {
            Slot slot = slots.get(i);
            if (slot.isOpen) ending.run(() -> close(slot));
        }
        ending.finish();
    }

    private void close(Slot slot) {
        assert slot.made != null;
        slot.isOpen = false;
        try {
            slot.made.close();
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            errors.report(
                    "closing " + label(slot),
                    new JavaPartFailure("subsystem '" + slot.name + "' could not be closed: " + failed, failed));
        }
    }
}
