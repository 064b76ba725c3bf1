package kodama.cli.dev;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.cli.LaunchMode;
import kodama.cli.SessionExtension;
import kodama.dev.Editor;
import kodama.dev.error.ErrorScreen;
import kodama.dev.overlay.Playback;
import kodama.dev.overlay.StatsOverlay;
import kodama.dev.overlay.ThreadTimes;
import kodama.loop.Overlay;
import picocli.CommandLine.Command;

/** {@code kodama run}: plays a game. */
@Command(name = "run", description = "Plays a game.", mixinStandardHelpOptions = true)
final class RunCommand extends PlayGameCommand {
    RunCommand() {
        super(true);
    }

    @Override
    LaunchMode launchMode(Path folder) {
        return parts -> new Shown(parts, figures());
    }

    /** Shows errors over the game where it is seen, else they are told on the console; and figures, if asked for. */
    private record Shown(LaunchMode.SessionContext parts, StatsOverlay.Level figures) implements SessionExtension {
        @Override
        public boolean showsErrors() {
            return parts.showsErrors();
        }

        @Override
        public List<Overlay> overlays() {
            List<Overlay> overlays = new ArrayList<>();
            if (showsErrors())
                overlays.add(new ErrorScreen(parts.errors(), parts.first().files(), null, Editor.ofThisMachine()));
            if (figures != StatsOverlay.Level.OFF) addFigures(overlays);
            return overlays;
        }

        private void addFigures(List<Overlay> overlays) {
            Playback playback = new Playback();
            overlays.add(playback);
            overlays.add(new StatsOverlay(playback, () -> "", ThreadTimes::read, figures));
        }
    }
}
