package kodama.cli;

import java.util.List;
import java.util.Locale;
import kodama.replay.ReplayFile;

/**
 * A command-line option of the commands that play a game.
 *
 * @param name such as {@code --ticks}
 * @param value placeholder of its value, such as {@code N}; empty if it takes none
 * @param description lines of the help
 */
public record RunOption(String name, String value, List<String> description) {
    /** A replay that players watch in the window before the game begins. */
    public static final RunOption WATCH = option(
            "--watch",
            "FILE",
            "Watch the replay of this file, with a bar to seek, then play the game.",
            "A FILE.kreplay that is named without this option is watched, too.");

    /** All options by name; {@link RunOptions} implements them. */
    public static final List<RunOption> ALL = List.of(
            option("--any-version", "", "Play a replay that was recorded with another version of the game."),
            option(
                    "--checkpoint-ticks",
                    "N",
                    "Record a hash of the state every N ticks (default 60), to find the tick of a difference."),
            option("--fullscreen", "", "Start in full screen; Alt+Enter and F11 switch."),
            option("--headless", "", "Play without a window, as fast as possible."),
            option(
                    "--keys",
                    "SCRIPT",
                    "Press these keys at these ticks, as in \"60 ENTER, 80-200 Z+LEFT\";",
                    "also gamepads and the mouse: \"60 pad:A, 70 pad2:Start, 80-90 mouse:left@120,80\"."),
            option(
                    "--log",
                    "LEVEL",
                    "Log messages from this level up (default info): debug, info, notice, warn, error, off;"
                            + " also by category, as in \"warn,ai=debug,print=off\"."),
            option("--log-file", "FILE", "Write the log to this file, at most 1 MB; the previous four logs are kept."),
            option("--loop", "NAME", "Start with this loop object of game.lua."),
            option(
                    "--mark",
                    "NAME",
                    "Start at this mark of the scene: fast-forward to it without showing the part before."),
            option("--pads", "FOLDER", "Read gamepads from js0, js1 and so on in this folder (Linux: /dev/input)."),
            option(
                    "--profile",
                    "FILE",
                    "Profile the scripts: write all stacks, for flame graphs, and print the slowest lines."),
            option(
                    "--random",
                    "SEED",
                    "Play at random: press keys and buttons, tilt sticks, move the mouse.",
                    "The same seed plays the same."),
            option("--record", "FILE", "Record the run in this file, which --replay plays and kodama verify checks."),
            option("--replay", "FILE", "Play the recorded run of this file."),
            option("--save", "NAME", "Start from this debug save: saves/NAME.lua."),
            option(
                    "--saves",
                    "FOLDER",
                    "Store saves and settings in this folder.",
                    "Without it, a game without a window does not store them."),
            option("--scale", "N", "Show each pixel as N by N (default: what fits the screen)."),
            option("--scaling", "WAY", "How the screen fills the window: integer, fit or stretch; Shift+F11 switches."),
            option("--scene", "NAME", "Start with this scene."),
            option("--screenshot", "FILE", "Write the last frame as a PNG file."),
            option("--section", "NAME", "Start at this section of the scene."),
            option("--seed", "N", "Seed of the random numbers; the same seed gives the same game."),
            option("--single-thread", "", "Run everything on the game thread."),
            option(
                    "--ticks",
                    "N",
                    "Quit after N ticks; 60 ticks are one second.",
                    "With --capture also A-B: capture from tick A to tick B."),
            option("--trace-phases", "", "Log each phase of the program as it starts."),
            WATCH,
            option(
                    "--window-size",
                    "WxH",
                    "Open a window of this size, not counting its border.",
                    "Without a window, render screenshots at this size, including the error screen."));

    /** The option by which a packed game verifies a replay. */
    public static final RunOption VERIFY = option(
            "--verify",
            "FILE",
            "Play the recorded run of this file without a window, and check that its course is the same.",
            "The exit code is 0 if it is, 1 if it differs, 2 if the file cannot be used.");

    private static RunOption option(String name, String value, String... description) {
        return new RunOption(name, value, List.of(description));
    }

    /** Returns whether an argument is the name of a replay, which is watched, and not an option. */
    public static boolean isReplay(String argument) {
        return !argument.startsWith("-") && argument.toLowerCase(Locale.ROOT).endsWith(ReplayFile.EXTENSION);
    }

    public boolean hasValue() {
        return !value.isEmpty();
    }
}
