package kodama.script;

import java.util.HashMap;
import java.util.Map;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.draw.Sheet;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/**
 * Finds pictures by Lua strings, cut into frames as this world's scripts have said.
 *
 * <p>The pictures themselves outlive a reset; how they are cut does not, or a game would run differently after one.
 */
final class Sheets {
    private final Images images;
    private final PictureGuess guess;
    private final Texts names = new Texts();
    private final Map<String, Sheet> cut = new HashMap<>();

    Sheets(Images images, PictureGuess guess) {
        this.images = images;
        this.guess = guess;
    }

    /** Returns the sheet that a script's value names. */
    Sheet get(LuaValue name) {
        if (name.type() == LuaValue.TSTRING) return get(withoutEnding(names.of(name)));
        throw new LuaError("field 'sprite' must be the name of an image but was a " + name.typename());
    }

    private static String withoutEnding(String name) {
        if (!name.endsWith(".png")) return name;
        throw new LuaError("write '" + name.substring(0, name.length() - 4) + "' without its ending .png");
    }

    private Sheet get(String name) {
        Image whole = image(name);
        @Nullable Sheet sheet = cut.get(name);
        if (sheet == null) return keep(name, Sheet.of(whole));
        return sheet.whole() == whole ? sheet : keep(name, cutAgain(sheet, whole));
    }

    private Image image(String name) {
        try {
            return images.get(name);
        } catch (ImageFailure failed) {
            throw new ImageFailure(failed.getMessage() + guess.hint(name), failed);
        }
    }

    /** The picture's file was saved anew; its frames stay if they still fit. */
    private static Sheet cutAgain(Sheet old, Image whole) {
        boolean uncut = old.whole().width() == old.cellWidth() && old.whole().height() == old.cellHeight();
        boolean fits = old.cellWidth() <= whole.width() && old.cellHeight() <= whole.height();
        return fits && !uncut ? new Sheet(whole, old.cellWidth(), old.cellHeight()) : Sheet.of(whole);
    }

    /** Says that a picture is a grid of frames. */
    Sheet declare(String name, int width, int height) {
        @Nullable Sheet known = cut.get(name);
        boolean same = known != null && known.cellWidth() == width && known.cellHeight() == height;
        return same ? known : keep(name, new Sheet(whole(image(name), width, height), width, height));
    }

    /** A rest of the picture that belongs to no frame tells that its frames have another size. */
    private static Image whole(Image image, int width, int height) {
        boolean fits = width < 1 || height < 1 || image.width() % width == 0 && image.height() % height == 0;
        if (fits) return image;
        throw new IllegalArgumentException("image '%s' is %d by %d pixels, which frames of %d by %d do not divide"
                .formatted(image.name(), image.width(), image.height(), width, height));
    }

    private Sheet keep(String name, Sheet sheet) {
        cut.put(name, sheet);
        return sheet;
    }
}
