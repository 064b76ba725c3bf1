package kodama.cli.dev;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import kodama.capture.Capture;
import kodama.cli.CommandException;
import kodama.cli.LaunchMode;
import kodama.cli.RunOptions;
import kodama.cli.SessionObserver;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.draw.PresenterPair;
import kodama.loop.FrameHook;
import kodama.script.config.Display;
import kodama.sound.mix.MixerPort;
import kodama.sound.mix.OfflineMixer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for recording the pictures of a game. */
final class CaptureOptions {
    @Option(
            names = "--capture",
            paramLabel = "FILE",
            description =
                    "Capture the frame of each tick, identical on all machines: as PNG files in a folder, as FILE.gif,"
                            + " or as FILE.mp4-frames, PNG files with a command that creates an MP4 from them.")
    private @Nullable Path target;

    @Option(
            names = "--from",
            paramLabel = "N",
            description = "First tick to capture, counted from --mark if given (default 1).")
    private @Nullable Long from;

    @Option(
            names = "--to",
            paramLabel = "N",
            description = "Last tick to capture, after which the program quits (default: that of --ticks, or the"
                    + " last tick of a game without a window).")
    private @Nullable Long to;

    /** Returns a factory of the recorder, if recording is requested; checks the options at once. */
    Function<LaunchMode.SessionContext, SessionObserver> observer(RunOptions options) {
        Path folder = target;
        if (folder == null) return withoutCapture(options);
        long first = from == null ? Math.max(1, options.firstTick()) : from;
        long last = to == null ? end(options) : to;
        check(first, last, options);
        Capture.check(folder);
        return parts -> new CaptureObserver(folder, first, last, parts);
    }

    private Function<LaunchMode.SessionContext, SessionObserver> withoutCapture(RunOptions options) {
        options.checkNoFirstTick();
        if (from != null || to != null)
            throw new CommandException((from == null ? "--to" : "--from") + " requires --capture");
        return parts -> SessionObserver.NONE;
    }

    private static long end(RunOptions options) {
        return options.ticks() == 0 ? Capture.TO_THE_END : options.ticks();
    }

    private void check(long first, long last, RunOptions options) {
        if (first < 1) throw new CommandException("--from must be at least 1 but was " + first);
        if (to != null && to < first)
            throw new CommandException("--to must be at least " + first + ", the first tick, but was " + to);
        if (last == Capture.TO_THE_END && !options.isHeadless())
            throw new CommandException("--capture in a window requires --to N");
        if (options.ticks() > 0 && first > options.ticks())
            throw new CommandException("--from " + first + " comes after the end of --ticks " + options.ticks());
        if (options.ticks() > 0 && last > options.ticks())
            throw new CommandException("--to " + last + " comes after the end of --ticks " + options.ticks());
    }

    /** Records the frames of a game. */
    private static final class CaptureObserver implements SessionObserver {
        private final OffscreenPresenter seen;

        /** Null in a window, which plays the sound instead. */
        private final @Nullable OfflineMixer heard;

        private final Capture capture;

        CaptureObserver(Path target, long first, long last, LaunchMode.SessionContext parts) {
            Display display = parts.first().config().display();
            seen = new OffscreenPresenter(display.width(), display.height());
            heard = parts.inWindow() ? null : new OfflineMixer(parts.log()::warn);
            int rate = parts.first().config().timing().fps();
            capture = new Capture(target, first, last, rate, seen, heard, parts.requests(), parts.out()::println);
        }

        @Override
        public Presenter wrap(Presenter screen) {
            return new PresenterPair(screen, seen);
        }

        @Override
        public MixerPort sound() {
            return heard == null ? MixerPort.NONE : heard;
        }

        @Override
        public List<FrameHook> hooks() {
            return List.of(capture);
        }

        @Override
        public void close() {
            if (heard != null) heard.close();
            capture.close();
        }
    }
}
