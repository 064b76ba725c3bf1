package kodama.script.task;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.draw.FrameSequence;
import kodama.draw.SheetAnimation;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/** The animations of sprites: those of their files, those that scripts have declared by name, and tables. */
public final class SpriteAnimations {
    /** Most animations of a sprite. */
    private static final int MAX_NAMES = 1_000;

    /** Instruction cost of suggesting a name, for each known one. */
    private static final int COST_OF_GUESS = 50;

    private final SpriteSheets sheets;
    private final int ticksPerSecond;
    private final StepBudget effort;
    private final AnimationReader reader;
    private final Map<String, Map<String, FrameSequence>> declared = new HashMap<>();
    private long declarations;

    /**
     * Starts without declared animations.
     *
     * @param ticksPerSecond the game's rate
     * @param effort charges for tables, and for suggestions for unknown names
     */
    SpriteAnimations(SpriteSheets sheets, int ticksPerSecond, StepBudget effort) {
        this.sheets = sheets;
        this.ticksPerSecond = ticksPerSecond;
        this.effort = effort;
        reader = new AnimationReader(effort);
    }

    /**
     * Declares an animation, or replaces one of the same name.
     *
     * @param function the caller, for messages
     * @throws LuaException if the table is not an animation of the sprite
     */
    public void declare(String function, String sprite, String name, Table table) {
        FrameSequence sequence = reader.read(function, table, sheets.get(sprite).count());
        Map<String, FrameSequence> ofSprite = declared.computeIfAbsent(sprite, s -> new LinkedHashMap<>());
        if (ofSprite.size() == MAX_NAMES && !ofSprite.containsKey(name))
            throw new LuaException(function + ": sprite '" + sprite + "' has " + MAX_NAMES + " animations, the most");
        if (!sequence.equals(ofSprite.put(name, sequence))) declarations++;
    }

    /** Returns a number that changes when an animation may have become another one. */
    long version() {
        return sheets.epoch() + declarations;
    }

    /**
     * Returns an animation of a sprite.
     *
     * @param what description of the value, for messages
     * @param animation its name, or a table
     * @throws LuaException if the sprite has no such animation
     */
    public FrameSequence find(String what, Value sprite, Value animation) {
        SpriteSheet sheet = sheets.get(sprite);
        if (animation instanceof Table table) return reader.read(what, table, sheet.count());
        return named(what, ScriptedCanvas.nameOf(sprite.raw()), sheet, requireName(what, animation));
    }

    /**
     * Checks a value as far as that is possible without a sprite.
     *
     * @throws LuaException if it is neither a string nor a table that is an animation
     */
    void check(String what, Value animation) {
        if (animation instanceof Table table) reader.read(what, table, Integer.MAX_VALUE);
        else requireName(what, animation);
    }

    private static String requireName(String what, Value animation) {
        if (animation.is(LuaType.STRING) && !animation.is(LuaType.NUMBER)) return animation.name(() -> what);
        throw new LuaException(
                what + " must be the name of an animation or a table such as { frames = \"1-4\" } but was "
                        + animation.describe());
    }

    /** One that a script has declared replaces one of the file. */
    private FrameSequence named(String what, String sprite, SpriteSheet sheet, String name) {
        FrameSequence found = declared.getOrDefault(sprite, Map.of()).get(name);
        if (found == null) return ofFile(what, sprite, sheet, name);
        if (found.largestFrame() < sheet.count()) return found;
        throw new LuaException(what + ": '" + name + "' shows frame " + (found.largestFrame() + 1) + " but sprite '"
                + sprite + "' has only " + sheet.count());
    }

    private FrameSequence ofFile(String what, String sprite, SpriteSheet sheet, String name) {
        @Nullable SheetAnimation animation = sheet.animation(name);
        if (animation == null) throw unknown(what, sprite, name, names(sprite, sheet));
        effort.spend(animation.frames().size());
        return SheetAnimations.sequence(what, sheet, animation, ticksPerSecond);
    }

    private List<String> names(String sprite, SpriteSheet sheet) {
        Set<String> names =
                new TreeSet<>(declared.getOrDefault(sprite, Map.of()).keySet());
        for (SheetAnimation animation : sheet.animations()) names.add(animation.name());
        return List.copyOf(names);
    }

    private LuaException unknown(String what, String sprite, String name, List<String> known) {
        effort.spend((long) COST_OF_GUESS * known.size());
        String problem = what + ": sprite '" + sprite + "' has no animation '" + name + "'";
        return new LuaException(
                known.isEmpty()
                        ? problem + "; declare it with draw.animation(\"" + sprite + "\", \"" + name + "\", { … })"
                        : problem + Spelling.hintWithList(name, known));
    }
}
