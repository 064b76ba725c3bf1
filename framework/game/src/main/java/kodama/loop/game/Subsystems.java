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
 * The subsystems that a game brings along: made by some jobs, opened by others, closed in reverse.
 *
 * <p>Owned by the game thread; each job writes a place of its own, and the end of the run makes it seen.
 */
public final class Subsystems implements AutoCloseable {
    private static final class Place {
        final String name;

        @Nullable
        Subsystem made;

        @Nullable
        Job job;

        @Nullable
        JavaPartFailure refusal;

        boolean isOpen;

        Place(String name) {
            this.name = name;
        }
    }

    private final List<Place> places = new ArrayList<>();
    private final JavaClasses classes;
    private final Subsystem.Context context;
    private final ErrorSink errors;

    public Subsystems(GameProject project, GamePlatform stage, LoopRequests requests) {
        classes = project.classes();
        context = new Subsystem.Context(
                project.files(),
                stage.diagnostics().log().game(),
                stage.diagnostics().ledger(),
                requests);
        errors = stage.errors();
        for (String name : project.config().java().subsystems()) places.add(new Place(name));
    }

    /**
     * Makes and opens them all.
     *
     * @param loading does the jobs
     */
    public void load(LoadingScreen loading) {
        loading.run(this::addCreation);
        loading.run(this::addOpening);
    }

    /** Adds jobs that find the classes and make the objects. */
    public void addCreation(JobGraph graph) {
        for (Place place : places) graph.add(label(place), () -> place.made = make(place.name));
    }

    private static String label(Place place) {
        return "subsystem '" + place.name + "'";
    }

    private Subsystem make(String name) {
        try {
            return classes.newInstance(name, Subsystem.class, List.of());
        } catch (JavaClassException wrong) {
            throw JavaPartFailure.of("subsystems", wrong);
        }
    }

    /** Adds jobs that open what was made, in the order that it asks for, after the objects have been made. */
    public void addOpening(JobGraph graph) {
        for (Place place : places) if (place.made != null) place.job = graph.add(label(place), () -> open(place));
        for (Place place : places) if (place.made != null) order(place);
    }

    private void open(Place place) {
        if (place.refusal != null) throw place.refusal;
        assert place.made != null;
        try {
            place.made.open(context);
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            throw new JavaPartFailure("subsystem '" + place.name + "' could not be opened: " + failed, failed);
        }
        place.isOpen = true;
    }

    /** One whose wishes cannot be met is left out, and so are those that come after it. */
    private void order(Place place) {
        assert place.made != null && place.job != null;
        try {
            for (Class<? extends Subsystem> earlier : place.made.after()) place.job.after(job(earlier));
        } catch (Throwable wrong) {
            FatalErrors.rethrowIfFatal(wrong);
            place.refusal = new JavaPartFailure("subsystem '" + place.name + "': " + wrong.getMessage(), null);
        }
    }

    private Job job(Class<? extends Subsystem> type) {
        for (Place place : places)
            if (place.job != null && place.made != null && place.made.getClass() == type) return place.job;
        throw new IllegalArgumentException("after() names " + type.getName() + ", which is not among the subsystems");
    }

    /** Those that are open, in the order of the list in game.lua. */
    public List<Subsystem> open() {
        List<Subsystem> open = new ArrayList<>();
        for (Place place : places) if (place.isOpen && place.made != null) open.add(place.made);
        return open;
    }

    /** Closes what was opened, in reverse, whatever the others throw; a second call does nothing. */
    @Override
    public void close() {
        Teardown ending = new Teardown();
        for (int i = places.size() - 1; i >= 0; i--) {
            Place place = places.get(i);
            if (place.isOpen) ending.run(() -> close(place));
        }
        ending.finish();
    }

    private void close(Place place) {
        assert place.made != null;
        place.isOpen = false;
        try {
            place.made.close();
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            errors.report(
                    "closing " + label(place),
                    new JavaPartFailure("subsystem '" + place.name + "' could not be closed: " + failed, failed));
        }
    }
}
