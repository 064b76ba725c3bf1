package kodama.check;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kodama.check.game.CheckedGame;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.lua.bind.FieldDoc;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.script.api.shot.FireFunctions;
import kodama.script.shot.ScriptedShots;
import org.jspecify.annotations.Nullable;

/** Hints for fields that exist for shots but not for tasks, with the equivalent for tasks. */
final class ShotFieldHints {
    private static final String MOVE = "change self.x and self.y each tick, or use move_to or move";

    private static final Map<String, String> FOR_TASKS = Map.ofEntries(
            Map.entry("frames", "set self.frame every few ticks"),
            Map.entry("frame_ticks", "set self.frame every few ticks"),
            Map.entry("angle", "set self.rotation to turn the picture"),
            Map.entry("turns", "set self.rotation to turn the picture"),
            Map.entry("spin", "change self.rotation each tick"),
            Map.entry("speed", MOVE),
            Map.entry("accel", MOVE),
            Map.entry("turn", MOVE),
            Map.entry("gravity", MOVE),
            Map.entry("wind", MOVE),
            Map.entry("homing", "use move.follow"),
            Map.entry("orbit", "use move.orbit"),
            Map.entry("attach", "use self:spawn and the parent's position"),
            Map.entry("radius", "set self.hitbox = circle(r)"),
            Map.entry("length", "set self.hitbox = capsule(length, r)"),
            Map.entry("color", "set self.tint to color the picture"),
            Map.entry("kind", "set self.sprite = \"kodama.star.red\" to show a kind of shot"),
            Map.entry("layer", "set self.priority or self.draw_priority"),
            Map.entry("delay", "use spawn_after"),
            Map.entry("life", "wait that long in its function and return"),
            Map.entry("on_tick", "do it in the task's function, with wait(1)"),
            Map.entry("on_end", "set self.finish"));

    private final CheckedGame game;
    private final Set<String> names = new HashSet<>(FireFunctions.FIRING.names());
    private final Set<String> ofHandles =
            ScriptedShots.described().stream().map(FieldDoc::name).collect(Collectors.toUnmodifiableSet());

    ShotFieldHints(CheckedGame game) {
        this.game = game;
        names.removeAll(game.api().fields("self"));
    }

    /** Returns the message for a field that a task sets and nothing reads; null if there is no hint. */
    @Nullable
    String message(Script script, SyntaxNode key) {
        String name = key.text();
        if (!names.contains(name) || game.hasJava() || mayBeShot(script, key)) return null;
        String instead = FOR_TASKS.get(name);
        return "'" + name + "' is a field of shots, not of tasks, and nothing reads it"
                + (instead == null ? "" : "; " + instead);
    }

    /** In scripts that handle shots, {@code self} may be a shot. */
    private boolean mayBeShot(Script script, SyntaxNode key) {
        SyntaxNode field = key.parent();
        if (field == null || !field.is(SyntaxKind.FIELD) || !ofHandles.contains(key.text())) return false;
        LocalVariable self = script.scopes().variable(field.part(0));
        boolean isSpawned = self == null || self.kind() != LocalVariable.Kind.PARAMETER;
        return !isSpawned && game.words().holdsShots();
    }
}
