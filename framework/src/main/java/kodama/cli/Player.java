package kodama.cli;

import java.util.function.Supplier;
import kodama.desktop.Desktop;
import kodama.file.GameFileException;
import kodama.loop.GameProject;
import kodama.script.GameConfigException;

/** Plays a game in a window, or without one when that is asked for or there is no display. */
final class Player {
    private static final long TICKS_WITHOUT_DISPLAY = 600;

    private final Supplier<GameProject> project;
    private final PlayOptions options;
    private final Flavour flavour;

    /**
     * Prepares to play.
     *
     * @param project opens the game, anew for each reset
     * @param options what the command line says
     * @param flavour what there is besides the game
     */
    Player(Supplier<GameProject> project, PlayOptions options, Flavour flavour) {
        this.project = project;
        this.options = options;
        this.flavour = flavour;
    }

    /**
     * Plays until the player or the game quits.
     *
     * @return the exit code: 0 when all went well, 1 when a script failed
     * @throws Refusal if the game cannot be opened at all
     */
    int play() {
        GameProject first = open();
        if (options.headless) return new HeadlessPlay(project, first, options, flavour).play(options.ticks());
        String obstacle = Desktop.whyNot();
        return obstacle == null ? new WindowPlay(project, first, options, flavour).play() : playUnseen(first, obstacle);
    }

    private GameProject open() {
        try {
            return project.get();
        } catch (GameConfigException | GameFileException wrong) {
            throw new Refusal(wrong.getMessage(), wrong);
        }
    }

    private int playUnseen(GameProject first, String obstacle) {
        options.takePicture();
        options.err()
                .println("kodama: " + obstacle + " Playing 10 s without a window; the last picture will be "
                        + options.screenshot + ".");
        return new HeadlessPlay(project, first, options, flavour)
                .play(options.ticks() == 0 ? TICKS_WITHOUT_DISPLAY : options.ticks());
    }
}
