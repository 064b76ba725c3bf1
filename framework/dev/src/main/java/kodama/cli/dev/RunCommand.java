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
@Command(name = "run", description = "Play a game.", mixinStandardHelpOptions = true)
final class RunCommand extends PlayGameCommand {
    RunCommand() {
        super(true);
    }

    @Override
    LaunchMode launchMode(Path folder) {
        return parts -> new RunExtension(parts, statsLevel());
    }

    /** Shows errors over the game if it is visible, otherwise on the console; also statistics, if requested. */
    private record RunExtension(LaunchMode.SessionContext parts, StatsOverlay.Level statsLevel)
            implements SessionExtension {
        @Override
        public boolean showsErrors() {
            return parts.showsErrors();
        }

        @Override
        public List<Overlay> overlays() {
            List<Overlay> overlays = new ArrayList<>();
            if (showsErrors())
                overlays.add(new ErrorScreen(parts.errors(), parts.first().files(), null, Editor.ofThisMachine()));
            if (statsLevel != StatsOverlay.Level.OFF) addStats(overlays);
            return overlays;
        }

        private void addStats(List<Overlay> overlays) {
            Playback playback = new Playback();
            overlays.add(playback);
            overlays.add(new StatsOverlay(playback, () -> "", ThreadTimes::read, statsLevel));
        }
    }
}
