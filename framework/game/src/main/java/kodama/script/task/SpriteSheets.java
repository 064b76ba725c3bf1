package kodama.script.task;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.draw.SpriteSheet;
import kodama.file.GameFileException;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.StringCache;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * Finds pictures by Lua strings, cut into frames as this world's scripts have said.
 *
 * <p>The pictures themselves outlive a reset; how they are cut does not, or a game would run differently after one.
 */
public final class SpriteSheets {
    /** The size of a frame, in pixels. */
    private record Cells(int width, int height) {
        boolean fit(Image whole) {
            return width <= whole.width() && height <= whole.height();
        }
    }

    /** Steps of comparing two names, letter by letter, that take as long as an instruction. */
    private static final int STEPS_PER_INSTRUCTION = 4;

    /** The effort of looking for a picture that is not there. */
    private static final int COST_OF_GUESS = 3_000;

    private final Images images;
    private final Supplier<List<String>> list;
    private final StepBudget effort;
    private final StringCache names = new StringCache();
    private final Map<String, SpriteSheet> cut = new HashMap<>();
    /** Those that were found by a script's own strings in this term of the pictures: asked for in every frame. */
    private final Map<LuaValue, SpriteSheet> found = new HashMap<>();
    /** The one that was found last, as those of a crowd follow each other. */
    private LuaValue lastName = LuaValue.NIL;

    private @Nullable SpriteSheet last;
    private long term;
    private final Map<String, Cells> declared = new HashMap<>();
    /** The changes of the pictures that {@link #cut} knows of. */
    private long changes;

    /** The names at the first guess: a script that tries names without end must not list the folder each time. */
    private @Nullable List<String> pictures;

    /**
     * Knows no frames at first.
     *
     * @param list lists the names of the game's pictures
     * @param effort charged for guessing which one was meant by a name that none has
     */
    public SpriteSheets(Images images, Supplier<List<String>> list, StepBudget effort) {
        this.images = images;
        this.list = list;
        this.effort = effort;
    }

    /**
     * Finds the sheet that a script's value names: one frame of all, if no script has said more.
     *
     * @throws LuaException if it is no string, or ends in .png
     * @throws ImageFailure if there is no such picture
     */
    public SpriteSheet get(Value name) {
        return get(name.raw());
    }

    SpriteSheet get(LuaValue name) {
        if (images.epoch() != term) forgetFound();
        return name == lastName && last != null ? last : find(name);
    }

    private SpriteSheet find(LuaValue name) {
        @Nullable SpriteSheet sheet = found.get(name);
        if (sheet == null) {
            sheet = get(text(name));
            if (images.epoch() != term) forgetFound(); // the picture was only read now
            found.put(name, sheet);
        }
        lastName = name;
        last = sheet;
        return sheet;
    }

    private String text(LuaValue name) {
        if (name.type() == LuaValue.TSTRING) return names.name(name, () -> "field 'sprite'");
        throw new LuaException("field 'sprite' must be the name of an image but was a " + name.typename());
    }

    private void forgetFound() {
        term = images.epoch();
        found.clear();
        last = null;
    }

    private static String withoutEnding(String name) {
        if (!name.endsWith(".png")) return name;
        throw new LuaException("write '" + name.substring(0, name.length() - 4) + "' without its ending .png");
    }

    /** Finds a sheet by the name that a script has written. */
    SpriteSheet get(String written) {
        String name = withoutEnding(written);
        Image whole = image(name);
        if (changes != images.changeCount()) forgetUnloaded();
        @Nullable SpriteSheet sheet = cut.get(name);
        return sheet != null && sheet.whole() == whole ? sheet : keep(name, cut(name, whole));
    }

    /** A picture that the store has let go of is not to be kept here. */
    private void forgetUnloaded() {
        cut.keySet().removeIf(name -> !images.has(name));
        changes = images.changeCount();
    }

    /** Its frames stay when the picture is read again, if they still fit. */
    private SpriteSheet cut(String name, Image whole) {
        @Nullable Cells cells = declared.get(name);
        return cells != null && cells.fit(whole)
                ? new SpriteSheet(whole, cells.width, cells.height)
                : SpriteSheet.of(whole);
    }

    private Image image(String name) {
        try {
            return images.get(name);
        } catch (ImageFailure failed) {
            throw new ImageFailure(failed.getMessage() + hint(name), failed);
        }
    }

    /** What an error says of a missing picture; nothing if its file is there, but for upper and lower case. */
    private String hint(String name) {
        effort.spend(COST_OF_GUESS);
        if (pictures == null) pictures = pictures();
        if (pictures.stream().anyMatch(name::equalsIgnoreCase)) return "";
        long letters = pictures.stream().mapToLong(String::length).sum();
        effort.spend(letters * name.length() / STEPS_PER_INSTRUCTION);
        return Spelling.hint(name, pictures);
    }

    private List<String> pictures() {
        try {
            return list.get();
        } catch (GameFileException unlisted) {
            return List.of(); // the picture's own error is the one to tell
        }
    }

    /**
     * Cuts a picture into a grid of frames of some pixels.
     *
     * @throws IllegalArgumentException if the picture does not divide into such frames
     * @throws ImageFailure if there is no such picture
     */
    public SpriteSheet declare(String name, int width, int height) {
        @Nullable SpriteSheet known = cut.get(name);
        if (known != null && known.cellWidth() == width && known.cellHeight() == height) return known;
        SpriteSheet sheet = new SpriteSheet(whole(image(name), width, height), width, height);
        declared.put(name, new Cells(width, height));
        return keep(name, sheet);
    }

    /** A rest of the picture that belongs to no frame tells that its frames have another size. */
    private static Image whole(Image image, int width, int height) {
        boolean fits = width < 1 || height < 1 || image.width() % width == 0 && image.height() % height == 0;
        if (fits) return image;
        throw new IllegalArgumentException("image '%s' is %d by %d pixels, which frames of %d by %d do not divide"
                .formatted(image.name(), image.width(), image.height(), width, height));
    }

    private SpriteSheet keep(String name, SpriteSheet sheet) {
        cut.put(name, sheet);
        forgetFound();
        return sheet;
    }
}
