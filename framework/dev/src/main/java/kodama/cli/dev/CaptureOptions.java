package kodama.cli.dev;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import kodama.cli.CommandException;
import kodama.cli.FrameObserver;
import kodama.cli.LaunchMode;
import kodama.cli.RunOptions;
import kodama.dev.capture.Capture;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.draw.PresenterPair;
import kodama.loop.FrameHook;
import kodama.script.config.Display;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options by which the pictures of a game are kept. */
final class CaptureOptions {
    @Option(
            names = "--capture",
            paramLabel = "FILE",
            description =
                    "Write the picture of each tick, on any machine the same: into a folder as PNG files, as FILE.gif,"
                            + " or as FILE.mp4-frames, PNG files with the command that makes an MP4 of them.")
    private @Nullable Path target;

    @Option(
            names = "--from",
            paramLabel = "N",
            description = "The first tick to capture, counted from --mark if there is one; 1 if left out.")
    private @Nullable Long from;

    @Option(
            names = "--to",
            paramLabel = "N",
            description = "The last tick to capture, with which the program ends; that of --ticks if left out, or the"
                    + " game's last without a window.")
    private @Nullable Long to;

    /** Makes what captures, if that is wanted; refuses at once what makes no sense. */
    Function<LaunchMode.SessionContext, FrameObserver> observer(RunOptions options) {
        Path wanted = target;
        if (wanted == null) return refusedWithout();
        long first = from == null ? 1 : from;
        long last = to == null ? end(options) : to;
        check(first, last, options);
        Capture.check(wanted);
        return parts -> new CaptureObserver(wanted, first, last, parts);
    }

    private Function<LaunchMode.SessionContext, FrameObserver> refusedWithout() {
        if (from != null || to != null)
            throw new CommandException((from == null ? "--to" : "--from") + " is for --capture, which was not given");
        return parts -> FrameObserver.NONE;
    }

    private static long end(RunOptions options) {
        return options.ticks() == 0 ? Capture.TO_THE_END : options.ticks();
    }

    private void check(long first, long last, RunOptions options) {
        if (first < 1) throw new CommandException("--from must be at least 1 but was " + first);
        if (to != null && to < first)
            throw new CommandException("--to must be at least " + first + ", where the capture begins, but was " + to);
        if (last == Capture.TO_THE_END && !options.isHeadless())
            throw new CommandException("--capture of a game in a window must know where to end: give --to N");
        if (options.ticks() > 0 && first > options.ticks())
            throw new CommandException("--from " + first + " comes after the end of --ticks " + options.ticks());
        if (options.ticks() > 0 && last > options.ticks())
            throw new CommandException("--to " + last + " comes after the end of --ticks " + options.ticks());
    }

    /** Looks at the game for a capture. */
    private static final class CaptureObserver implements FrameObserver {
        private final OffscreenPresenter seen;
        private final Capture capture;

        CaptureObserver(Path target, long first, long last, LaunchMode.SessionContext parts) {
            Display display = parts.first().config().display();
            seen = new OffscreenPresenter(display.width(), display.height());
            int rate = parts.first().config().timing().fps();
            capture = new Capture(target, first, last, rate, seen, parts.requests(), parts.out()::println);
        }

        @Override
        public Presenter wrap(Presenter screen) {
            return new PresenterPair(screen, seen);
        }

        @Override
        public List<FrameHook> hooks() {
            return List.of(capture);
        }

        @Override
        public void close() {
            capture.close();
        }
    }
}
