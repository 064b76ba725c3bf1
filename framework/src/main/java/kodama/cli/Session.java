package kodama.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.LeakLedger;
import kodama.loop.GameErrors;
import kodama.loop.GameProject;
import kodama.loop.LastGoodProject;
import kodama.loop.LoopObject;
import kodama.loop.NormalLoop;
import kodama.loop.Overlay;
import kodama.loop.OwnLoop;
import kodama.loop.Phase;
import kodama.loop.PhaseTrace;
import kodama.loop.Program;
import kodama.loop.SoftResetReport;
import kodama.loop.Stage;
import kodama.loop.StartTimes;
import kodama.request.FirstScene;
import kodama.request.LoopNames;
import kodama.request.LoopRequests;
import kodama.request.Request;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;

/** What there is for the life of the process: the queue of requests, errors, loop objects, and how it all begins. */
final class Session {
    private final PlayOptions options;
    private final Flavour flavour;
    private final LoopRequests requests;
    private final LeakLedger ledger;
    private final GameErrors errors;
    private final PhaseTrace phases;
    private final StartTimes times;
    private final LastGoodProject project;
    private final Set<String> ownLoops;
    private final @Nullable DevTools dev;

    Session(Supplier<GameProject> opener, GameProject first, PlayOptions options, Flavour flavour, LeakLedger ledger) {
        this.ledger = ledger;
        this.options = options;
        this.flavour = flavour;
        requests = new LoopRequests(options.phaseLog());
        ownLoops = first.config().java().loops().keySet();
        errors = new GameErrors(options.err()::println);
        phases = new PhaseTrace(options.phaseLog());
        times = new StartTimes(new SystemNanoClock());
        project = new LastGoodProject(opener, first, errors, ledger);
        dev = flavour.devFolder() == null
                ? null
                : new DevTools(flavour.devFolder(), first, requests, phases, times, options);
    }

    Supplier<GameProject> project() {
        return project;
    }

    LeakLedger ledger() {
        return ledger;
    }

    /** Measures starts; to be called after each frame. */
    StartTimes times() {
        return times;
    }

    LoopRequests requests() {
        return requests;
    }

    GameErrors errors() {
        return errors;
    }

    /** The overlay given, with those of the developer on top. */
    List<Overlay> overlays(Overlay... lowest) {
        List<Overlay> overlays = new ArrayList<>(List.of(lowest));
        if (dev != null) overlays.addAll(dev.overlays());
        return overlays;
    }

    /** Runs until a request to quit. Returns the exit code. */
    int run(Stage stage) {
        return run(stage, phase -> {});
    }

    /** Runs until a request to quit, and lets somebody hear of the phases. Returns the exit code. */
    int run(Stage stage, Consumer<Phase> watcher) {
        Map<String, Supplier<LoopObject>> loops = new HashMap<>();
        loops.put(LoopNames.GAME, () -> new NormalLoop(stage));
        for (String name : ownLoops) loops.put(name, () -> OwnLoop.open(name, stage));
        if (dev != null) dev.addLoops(loops, stage);
        requests.submit(beginning(loops.keySet()));
        SoftResetReport report = new SoftResetReport(new SystemNanoClock(), this::keepSoftReset, stage.log(), ledger);
        loops.replaceAll((name, maker) -> () -> {
            report.makes(name);
            return maker.get();
        });
        return Termination.guard(
                new Program(
                        requests, loops, phases.andThen(report).andThen(times).andThen(watcher), errors),
                requests,
                options.err());
    }

    private void keepSoftReset(String line) {
        requests.keepReset(Request.SoftReset.class, line);
    }

    private Request beginning(Set<String> loops) {
        FirstScene first = options.firstScene();
        boolean portal = flavour.portal() && first == null;
        return new Request.SoftReset(options.loop(loops, portal ? LoopNames.PORTAL : LoopNames.GAME), first);
    }
}
