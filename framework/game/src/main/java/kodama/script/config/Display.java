package kodama.script.config;

import java.util.List;
import kodama.draw.Scaling;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;

/**
 * What is seen of a game: its window and its picture.
 *
 * @param title shown on the window
 * @param icon name of the picture that stands for the game on the desktop; empty for Kodama's own
 * @param width of the picture; in virtual pixels, 16 to 4096
 * @param height of the picture; in virtual pixels, 16 to 4096
 * @param scaling how the picture fills a window of another size
 * @param showsFps whether the picture tells from the start how many frames a second are shown
 */
public record Display(String title, String icon, int width, int height, Scaling scaling, boolean showsFps) {
    static final Option TITLE =
            Option.text("title", "Kodama", "What the window says, and what desktops call the game.");

    static final List<Option> OPTIONS = List.of(
            Option.text(
                            "icon",
                            "Name of the picture that stands for the game in task bars and docks, square at best;"
                                    + " Kodama's own if it is left out.")
                    .as("string<Picture>"),
            Option.integer("width", 16, 4096, 320, "Width of the picture; in pixels. Holds from the next start on."),
            Option.integer("height", 16, 4096, 240, "Height of the picture; in pixels. Holds from the next start on."),
            Option.words(
                    "scaling",
                    Scaling.class,
                    "How the picture fills the window: whole times as large, as large as"
                            + " fits, or stretched. Players can choose another."),
            Option.flag(
                    "show_fps",
                    false,
                    "Whether the picture tells from the start how many frames a second are" + " shown."));

    static Display read(Options options) {
        return new Display(
                options.text("title"),
                options.text("icon"),
                options.integer("width"),
                options.integer("height"),
                options.word("scaling", Scaling.class),
                options.flag("show_fps"));
    }

    /** Whether the other's picture has this one's width and height. */
    public boolean hasSizeOf(Display other) {
        return width == other.width && height == other.height;
    }

    /** The same display with another's width and height. */
    Display withSizeOf(Display other) {
        return new Display(title, icon, other.width, other.height, scaling, showsFps);
    }
}
