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
import kodama.draw.SheetGrid;
import kodama.draw.SheetLayout;
import kodama.draw.SpriteSheet;
import kodama.file.GameFileException;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.StringCache;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * Finds sprite sheets by Lua strings: pictures, divided into frames as the scripts of this world have declared.
 *
 * <p>The pictures outlive a reset; their division into frames does not, or a game would run differently after a reset.
 */
public final class SpriteSheets {
    /** Steps of comparing two names that cost as much as an instruction. */
    private static final int STEPS_PER_INSTRUCTION = 4;

    /** Instruction cost of searching a missing picture. */
    private static final int COST_OF_GUESS = 3_000;

    private final Images images;
    private final Supplier<List<String>> list;
    private final StepBudget effort;
    private final StringCache names = new StringCache();
    private final Map<String, SpriteSheet> cut = new HashMap<>();
    /** Sheets found by scripts' own strings since the pictures last changed; looked up in every frame. */
    private final Map<LuaValue, SpriteSheet> found = new HashMap<>();
    /** The last one found; similar tasks follow one another. */
    private LuaValue lastName = LuaValue.NIL;

    private @Nullable SpriteSheet last;
    private long cacheEpoch;
    private final Map<String, SheetGrid> declared = new HashMap<>();
    /** Pictures that scripts have made. */
    private final Map<String, Image> made = new HashMap<>();
    /** Number of changes of the pictures up to which {@link #cut} is valid. */
    private long changes;

    /** Names of pictures, listed once: a script that tries many names must not list the folder each time. */
    private @Nullable List<String> pictures;

    /**
     * Starts without declared frames.
     *
     * @param list returns the names of the game's pictures
     * @param effort charges for suggestions for unknown names
     */
    public SpriteSheets(Images images, Supplier<List<String>> list, StepBudget effort) {
        this.images = images;
        this.list = list;
        this.effort = effort;
    }

    /**
     * Returns the sheet of a name; it has a single frame unless its file describes, or a script has declared, more.
     *
     * @throws LuaException if it is not a string, or has the extension of a picture
     * @throws ImageFailure if the picture does not exist
     */
    public SpriteSheet get(Value name) {
        return get(name.raw());
    }

    /** Returns a number that grows when sheets must be requested again. */
    long epoch() {
        return images.epoch();
    }

    SpriteSheet get(LuaValue name) {
        if (images.epoch() != cacheEpoch) clearFound();
        return name == lastName && last != null ? last : find(name);
    }

    private SpriteSheet find(LuaValue name) {
        @Nullable ScriptedCanvas canvas = ScriptedCanvas.of(name);
        if (canvas != null) return canvas.sheet();
        @Nullable SpriteSheet sheet = found.get(name);
        if (sheet == null) {
            sheet = get(text(name));
            if (images.epoch() != cacheEpoch) clearFound(); // the picture has just been read
            found.put(name, sheet);
        }
        lastName = name;
        last = sheet;
        return sheet;
    }

    private String text(LuaValue name) {
        if (name.type() == LuaValue.TSTRING) return names.name(name, () -> "field 'sprite'");
        throw new LuaException(
                "field 'sprite' must be the name of an image, or a canvas, but was a " + name.typename());
    }

    private void clearFound() {
        cacheEpoch = images.epoch();
        found.clear();
        last = null;
    }

    private String withoutEnding(String name) {
        int dot = name.lastIndexOf('.');
        if (dot < 0 || !images.extensions().contains(name.substring(dot + 1))) return name;
        throw new LuaException("write '" + name.substring(0, dot) + "' without the extension " + name.substring(dot));
    }

    /** Returns the sheet of a name. */
    SpriteSheet get(String written) {
        String name = withoutEnding(written);
        Image whole = image(name);
        if (changes != images.changeCount()) forgetUnloaded();
        @Nullable SpriteSheet sheet = cut.get(name);
        return sheet != null && sheet.whole() == whole ? sheet : store(name, cut(name, whole));
    }

    /** Forgets sheets whose pictures the store has unloaded. */
    private void forgetUnloaded() {
        cut.keySet().removeIf(name -> !images.has(name) && !made.containsKey(name));
        changes = images.changeCount();
    }

    /** A picture that is read again keeps its frames, if they still fit. */
    private SpriteSheet cut(String name, Image whole) {
        @Nullable SheetGrid grid = declared.get(name);
        try {
            return grid != null && grid.fits(whole) ? new SpriteSheet(whole, grid) : SpriteSheet.of(whole);
        } catch (OutOfMemoryError tooLarge) { // only the allocation of the frames can have failed
            throw new ImageFailure("image '" + name + "' cannot be used: Java has too little memory for it", tooLarge);
        }
    }

    /** Makes a picture available by its name, which no file has, until the scripts are restarted. */
    public void add(Image image) {
        made.put(image.name(), image);
    }

    private Image image(String name) {
        Image own = made.get(name);
        if (own != null) return own;
        try {
            return images.get(name);
        } catch (ImageFailure failed) {
            throw new ImageFailure(failed.getMessage() + hint(name), failed);
        }
    }

    /** Returns a suggestion for a missing picture; empty if only upper and lower case differ. */
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
            return List.of(); // the error of the picture is reported instead
        }
    }

    /**
     * Divides a picture into a grid of frames.
     *
     * @throws IllegalArgumentException if there is no room for a frame, or a grid without margin, spacing and offset
     *     does not divide the picture, or its file describes several frames
     * @throws ImageFailure if the picture does not exist
     */
    public SpriteSheet declare(String name, SheetGrid grid) {
        Image whole = image(name);
        @Nullable SpriteSheet known = cut.get(name);
        if (known != null && known.whole() == whole && grid.equals(declared.get(name))) return known;
        requireUndivided(whole);
        SpriteSheet sheet = new SpriteSheet(requireDivisible(whole, grid), grid);
        declared.put(name, grid);
        return store(name, sheet);
    }

    private static void requireUndivided(Image image) {
        @Nullable SheetLayout layout = image.layout();
        if (layout != null && layout.frames().size() > 1)
            throw new IllegalArgumentException("image '" + image.name() + "' already has "
                    + layout.frames().size() + " frames, which its file describes; remove the call");
    }

    /** Rejects a frame size with a remainder, which is a mistake unless the frames are apart from each other. */
    private static Image requireDivisible(Image image, SheetGrid grid) {
        int width = grid.width();
        int height = grid.height();
        boolean fits = width < 1 || height < 1 || image.width() % width == 0 && image.height() % height == 0;
        if (fits || !grid.isPlain()) return image;
        throw new IllegalArgumentException("image '%s' is %d by %d pixels, which frames of %d by %d do not divide"
                .formatted(image.name(), image.width(), image.height(), width, height));
    }

    /** Returns the error about a frame that a sheet does not have. */
    LuaException unknownFrame(String sprite, SpriteSheet sheet, String frame) {
        List<String> known = sheet.names();
        effort.spend(COST_OF_GUESS + known.size());
        return new LuaException("sprite '" + sprite + "' has no frame '" + frame + "'"
                + (known.isEmpty() ? "; its frames have numbers, from 1" : Spelling.hintWithList(frame, known)));
    }

    /**
     * Returns a slice as it is in a frame.
     *
     * @param sprite name of the sprite, for messages
     * @param frame index of the frame
     * @throws LuaException if there is none of that name in the frame
     */
    SheetLayout.Slice slice(String sprite, SpriteSheet sheet, int frame, String slice) {
        effort.spend(sheet.slices().size() / STEPS_PER_INSTRUCTION);
        SheetLayout.@Nullable Slice found = sheet.slice(slice, frame);
        if (found == null) throw unknownSlice(sprite, sheet, frame, slice);
        return found;
    }

    private LuaException unknownSlice(String sprite, SpriteSheet sheet, int frame, String slice) {
        List<String> known = sheet.slices().stream()
                .filter(each -> each.firstFrame() <= frame)
                .map(SheetLayout.Slice::name)
                .distinct()
                .toList();
        effort.spend(COST_OF_GUESS + known.size());
        return new LuaException("sprite '" + sprite + "' has no slice '" + slice + "'"
                + (known.isEmpty() ? "; the frame has no slices" : Spelling.hintWithList(slice, known)));
    }

    private SpriteSheet store(String name, SpriteSheet sheet) {
        cut.put(name, sheet);
        clearFound();
        return sheet;
    }
}
