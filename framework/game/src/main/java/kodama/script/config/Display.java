package kodama.script.config;

import java.util.List;
import kodama.draw.Scaling;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;

/**
 * The window and the screen of a game.
 *
 * @param title title of the window, in one line of at most 300 characters
 * @param icon name of the image for the desktop; empty for Kodama's own
 * @param splash name of the image that is shown while Java starts; empty for the icon
 * @param width width of the screen, in virtual pixels, 16 to 4096
 * @param height height of the screen, in virtual pixels, 16 to 4096
 * @param scaling how the screen fills a window of another size
 * @param showsFps whether the frame rate is shown from the start
 */
public record Display(
        String title, String icon, String splash, int width, int height, Scaling scaling, boolean showsFps) {
    static final Option TITLE =
            Option.text("title", "Kodama", "Title of the window, and name of the game on the desktop.");

    static final List<Option> OPTIONS = List.of(
            Option.text(
                            "icon",
                            "Name of the image for task bars and docks, preferably square; by default, Kodama's own.")
                    .as("string<Picture>"),
            Option.text(
                            "splash",
                            "Name of the image that a packed game shows while Java starts; enlarged by a whole factor"
                                    + " up to 640 x 480 pixels, or reduced to that size. By default, the icon."
                                    + " `kodama pack` reads it.")
                    .as("string<Picture>"),
            Option.integer("width", 16, 4096, 320, "Width of the screen, in pixels. Takes effect at the next start."),
            Option.integer("height", 16, 4096, 240, "Height of the screen, in pixels. Takes effect at the next start."),
            Option.words(
                    "scaling",
                    Scaling.class,
                    "How the screen fills the window: \"integer\" by a whole factor, \"fit\" as large as possible,"
                            + " \"stretch\" without keeping the aspect ratio. Players can choose another."),
            Option.flag("show_fps", false, "Whether the frame rate is shown from the start."));

    static Display read(Options options) {
        return new Display(
                GameInfo.line(options, "title"),
                options.text("icon"),
                options.text("splash"),
                options.integer("width"),
                options.integer("height"),
                options.word("scaling", Scaling.class),
                options.flag("show_fps"));
    }

    /** Whether the other display has the same width and height. */
    public boolean hasSizeOf(Display other) {
        return width == other.width && height == other.height;
    }

    /** Returns the display with the width and height of another. */
    Display withSizeOf(Display other) {
        return new Display(title, icon, splash, other.width, other.height, scaling, showsFps);
    }
}
