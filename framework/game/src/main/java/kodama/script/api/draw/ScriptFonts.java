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
 * Finds fonts by the names that scripts use: those that this world's scripts have cut from pictures, those of files,
 * and those of the framework. In place of one that cannot be had stands the built-in one, and it is told once.
 */
final class ScriptFonts {
    /** A font that a script has cut from a picture; made again when the picture's file is saved. */
    private record Sheet(String image, SheetFont.Slicing cut, SheetFont font) {}

    /** The effort of looking for a font that is not there. */
    private static final int COST_OF_MISSING = 10_000;

    /** Names can be counted up without end. */
    private static final int MOST_FAILED = 1_000;

    private final Fonts fonts;
    private final Images images;
    private final Hints hints;
    private final StepBudget effort;
    private final Map<String, Sheet> sheets = new HashMap<>();

    /** Names of those that cannot be had, and how often fonts and pictures had changed by then. */
    private final Map<String, Long> failed = new HashMap<>();

    ScriptFonts(GameContext game) {
        fonts = game.fonts();
        images = game.images();
        hints = game.hints();
        effort = game.effort();
    }

    /** Says that a picture is a font; fails if it is not. */
    void declare(String name, String image, SheetFont.Slicing cut) {
        sheets.put(name, new Sheet(image, cut, new SheetFont(name, images.get(image), cut)));
    }

    /** The font that is used where none is named. */
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
            if (failed.size() == MOST_FAILED) failed.clear();
            failed.put(name, changes());
            hints.font(String.valueOf(failure.getMessage()));
            return fonts.small();
        }
    }

    /** The font with the framework's letters in its gaps. */
    Font filled(Font font) {
        return fonts.withFallback(font);
    }

    private long changes() {
        return fonts.changeCount() + images.changeCount();
    }

    private Font cut(String name, Sheet sheet) {
        Image image = images.get(sheet.image);
        if (sheet.font.isMadeFrom(image, sheet.cut)) return sheet.font;
        SheetFont again = new SheetFont(name, image, sheet.cut);
        sheets.put(name, new Sheet(sheet.image, sheet.cut, again));
        return again;
    }
}
