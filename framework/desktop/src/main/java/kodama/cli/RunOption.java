package kodama.cli;

import java.util.List;

/**
 * One option of the commands that play a game, as a command line has it.
 *
 * @param name as in {@code --ticks}
 * @param value what stands for its value, as in {@code N}; empty for one that is only there or not
 * @param description what it is for, in lines
 */
public record RunOption(String name, String value, List<String> description) {
    /** All of them, by their names; {@link RunOptions} says what each does. */
    public static final List<RunOption> ALL = List.of(
            option("--fullscreen", "", "Begin on the full screen; Alt+Enter and F11 switch."),
            option("--headless", "", "Play without a window, as fast as the machine can."),
            option(
                    "--keys",
                    "SCRIPT",
                    "Press keys by themselves at these ticks, as in \"60 ENTER, 80-200 Z+LEFT\";",
                    "pads and mouse, too: \"60 pad:A, 70 pad2:Start, 80-90 mouse:left@120,80\"."),
            option(
                    "--log",
                    "LEVEL",
                    "Tell lines from this level on: debug, info, notice, warn, error or off;"
                            + " also of one category, as in \"warn,ai=debug,print=off\"."),
            option("--log-file", "FILE", "Keep the log in this file, up to a megabyte, and the last four beside it."),
            option("--loop", "NAME", "Begin with this loop object of game.lua."),
            option("--mark", "NAME", "Begin at this mark of the scene; what comes before is run through unseen."),
            option(
                    "--pads",
                    "FOLDER",
                    "Read pads from js0, js1 and so on in this folder, as Linux has them in /dev/input."),
            option(
                    "--profile",
                    "FILE",
                    "Measure what scripts take; write all stacks, for flame graphs, and tell the costliest lines."),
            option("--save", "NAME", "Load this debug save first: saves/NAME.lua."),
            option(
                    "--saves",
                    "FOLDER",
                    "Keep saves and settings in this folder.",
                    "Without a window they are otherwise forgotten at the end."),
            option("--scale", "N", "Show each pixel as N by N; as large as suits the screen if left out."),
            option(
                    "--scaling",
                    "WAY",
                    "How the picture fills the window: integer, fit or stretch; Shift+F11 goes to the next."),
            option("--scene", "NAME", "Begin with this scene."),
            option("--screenshot", "FILE", "Write the last picture as a PNG file."),
            option("--section", "NAME", "Begin at this section of the scene."),
            option("--seed", "N", "Seed of the random numbers: the same seed, the same game."),
            option("--single-thread", "", "Do everything on the game's own thread."),
            option("--ticks", "N", "End after N ticks; 60 are one second."),
            option("--trace-phases", "", "Tell each phase of the program's life as it begins."),
            option(
                    "--window-size",
                    "WxH",
                    "Begin with a window whose picture has this size.",
                    "Without a window, make pictures as one of this size would show them, errors too."));

    private static RunOption option(String name, String value, String... description) {
        return new RunOption(name, value, List.of(description));
    }

    public boolean hasValue() {
        return !value.isEmpty();
    }
}
