package kodama.script.api.draw;

import java.util.HashMap;
import java.util.Map;
import kodama.base.StepBudget;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.draw.text.BuiltInFont;
import kodama.draw.text.Font;
import kodama.draw.text.FontFailure;
import kodama.draw.text.Fonts;
import kodama.draw.text.SheetFont;
import kodama.script.game.GameContext;
import kodama.script.task.Hints;
import org.jspecify.annotations.Nullable;

/**
 * Finds fonts by the names that scripts use: fonts cut from images by this world's scripts, font files, and the
 * framework's fonts. If a font is not available, the built-in one is used and the problem is logged once.
 */
final class ScriptFonts {
    /** A font that a script has cut from an image; created again when the image file is saved. */
    private record Sheet(String image, SheetFont.Slicing cut, SheetFont font) {}

    /** The effort of looking for a missing font. */
    private static final int COST_OF_MISSING = 10_000;

    /** Limit for scripts that generate names. */
    private static final int MAX_FAILED = 1_000;

    private final Fonts fonts;
    private final Images images;
    private final Hints hints;
    private final StepBudget effort;
    private final Map<String, Sheet> sheets = new HashMap<>();

    /** Names of fonts that are not available, with the number of changes of fonts and images at that time. */
    private final Map<String, Long> failed = new HashMap<>();

    ScriptFonts(GameContext game) {
        fonts = game.fonts();
        images = game.images();
        hints = game.hints();
        effort = game.effort();
    }

    /**
     * Declares an image to be a font.
     *
     * @throws RuntimeException if the image is missing or does not match the cut
     */
    void declare(String name, String image, SheetFont.Slicing cut) {
        sheets.put(name, new Sheet(image, cut, new SheetFont(name, images.get(image), cut)));
    }

    /** Returns the default font. */
    Font small(int size) {
        return find(BuiltInFont.SMALL, size, false);
    }

    Font find(String name, int size, boolean smooth) {
        @Nullable Long then = failed.get(name);
        if (then != null && then == changes()) return fonts.small();
        try {
            @Nullable Sheet sheet = sheets.get(name);
            return sheet == null ? fonts.font(name, size, smooth) : cut(name, sheet);
        } catch (FontFailure | ImageFailure | IllegalArgumentException failure) {
            effort.spend(COST_OF_MISSING);
            if (failed.size() == MAX_FAILED) failed.clear();
            failed.put(name, changes());
            hints.font(String.valueOf(failure.getMessage()));
            return fonts.small();
        }
    }

    /** Returns the font, with missing letters taken from the framework's font. */
    Font filled(Font font) {
        return fonts.withFallback(font);
    }

    private long changes() {
        return fonts.changeCount() + images.changeCount();
    }

    private Font cut(String name, Sheet sheet) {
        Image image = images.get(sheet.image);
        if (sheet.font.isMadeFrom(image, sheet.cut)) return sheet.font;
        SheetFont recut = new SheetFont(name, image, sheet.cut);
        sheets.put(name, new Sheet(sheet.image, sheet.cut, recut));
        return recut;
    }
}
