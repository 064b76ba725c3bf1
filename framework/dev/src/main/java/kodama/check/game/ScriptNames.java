package kodama.check.game;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.particle.BuiltInParticles;
import kodama.shot.look.ShotShape;

/** The names that a game's scripts define and use: fields, groups, events, marks. */
public final class ScriptNames {
    /** What a name refers to. */
    public enum NameCategory {
        /** A field that a script sets. */
        SET_FIELD,
        /** A field that a script reads. */
        READ_FIELD,
        /** The name or group of a task. */
        GROUP,
        /** An event that is sent. */
        SENT_EVENT,
        /** An event that is handled. */
        HANDLED_EVENT,
        /** A mark in a scene. */
        MARK,
        /** A group of sounds. */
        SOUND_GROUP,
        /** A kind of shots. */
        SHOT_KIND,
        /** A kind of particles. */
        PARTICLE_KIND,
        /** A font made from a picture. */
        FONT,
        /** An animation of a sprite. */
        ANIMATION,
        /** A command for the portal. */
        COMMAND,
        /** The prefix of field names that are composed at run time. */
        FIELD_PREFIX,
        /** A global that is created by {@code rawset}. */
        GLOBAL,
        /** A string literal. */
        STRING,
        /** A string literal that occurs several times. */
        REPEATED_STRING
    }

    /** Functions whose first argument defines or uses a name. */
    private static final Map<String, NameCategory> CALLS = Map.of(
            "scene.mark", NameCategory.MARK,
            "sound.group", NameCategory.SOUND_GROUP,
            "shot.kind", NameCategory.SHOT_KIND,
            "particle.define", NameCategory.PARTICLE_KIND,
            "draw.font", NameCategory.FONT,
            "game.command", NameCategory.COMMAND,
            "wait_for", NameCategory.HANDLED_EVENT,
            "task.broadcast", NameCategory.SENT_EVENT);

    private static final String HANDLER = "on_";

    /** Functions that give shots or lasers to scripts, which may name them {@code self}. */
    private static final Set<String> SHOT_FUNCTIONS =
            Set.of("shot.task", "shot.each", "shot.near", "laser.beam", "laser.curve");

    /** Options of shots that have the same effect. */
    private static final Set<String> SHOT_HANDLERS = Set.of("keep", "on_end", "on_bounce", "on_stick", "on_tick");

    private final Map<NameCategory, Set<String>> words = new HashMap<>();
    private final Set<NameCategory> dynamic = new HashSet<>();
    private boolean holdsShots;

    public ScriptNames(List<Script> scripts) {
        for (NameCategory sort : NameCategory.values()) words.put(sort, new HashSet<>());
        names(NameCategory.SENT_EVENT).addAll(List.of("hit", "touch"));
        names(NameCategory.SOUND_GROUP).addAll(List.of("music", "effects", "voice"));
        names(NameCategory.GROUP).add("shot");
        for (ShotShape shape : ShotShape.values()) names(NameCategory.SHOT_KIND).add(shape.luaName());
        names(NameCategory.PARTICLE_KIND).addAll(new BuiltInParticles().names());
        for (Script script : scripts) script.each(node -> add(script, node));
    }

    /** Returns all names of a category that appear literally. */
    public Set<String> names(NameCategory sort) {
        return words.getOrDefault(sort, Set.of());
    }

    /** Whether there may be other names, which are composed at run time. */
    public boolean isDynamic(NameCategory sort) {
        return dynamic.contains(sort);
    }

    /** Whether a field may be set by a name that is composed at run time, because it has such a prefix. */
    public boolean hasDynamicPrefix(String name) {
        return names(NameCategory.FIELD_PREFIX).stream().anyMatch(name::startsWith);
    }

    /** Whether scripts may have shots or lasers in variables. */
    public boolean holdsShots() {
        return holdsShots;
    }

    private void add(Script script, SyntaxNode node) {
        switch (node.kind()) {
            case STRING -> {
                if (!names(NameCategory.STRING).add(node.text()))
                    names(NameCategory.REPEATED_STRING).add(node.text());
            }
            case PAIR -> setField(node.part(0).text(), node.part(1));
            case FIELD -> readField(node.part(1).text(), node);
            case METHOD_CALL -> addMethod(node);
            case FUNCTION_STATEMENT -> {
                if (node.part(0).is(SyntaxKind.FIELD))
                    setField(node.part(0).part(1).text(), node.part(1));
            }
            case ASSIGNMENT -> addAssignment(node);
            case CALL -> addCall(script, node);
            default -> {}
        }
    }

    private void setField(String name, SyntaxNode value) {
        names(NameCategory.SET_FIELD).add(name);
        holdsShots |= SHOT_HANDLERS.contains(name);
        if (name.startsWith(HANDLER)) names(NameCategory.HANDLED_EVENT).add(name.substring(HANDLER.length()));
        if (name.equals("group") || name.equals("name")) addName(NameCategory.GROUP, value);
    }

    private void readField(String name, SyntaxNode field) {
        SyntaxNode parent = field.parent();
        boolean isSet = parent != null && (parent.is(SyntaxKind.TARGETS) || parent.is(SyntaxKind.FUNCTION_STATEMENT));
        if (!isSet) names(NameCategory.READ_FIELD).add(name);
    }

    private void addAssignment(SyntaxNode node) {
        List<SyntaxNode> targets = node.part(0).parts();
        List<SyntaxNode> values = node.part(1).parts();
        for (int i = 0; i < targets.size(); i++) {
            SyntaxNode target = targets.get(i);
            SyntaxNode value = values.get(Math.min(i, values.size() - 1));
            if (target.is(SyntaxKind.FIELD)) setField(target.part(1).text(), value);
            if (target.is(SyntaxKind.INDEX) && target.part(1).is(SyntaxKind.STRING))
                setField(target.part(1).text(), value);
            if (target.is(SyntaxKind.INDEX) && target.part(1).is(SyntaxKind.BINARY)) addPrefix(target.part(1));
        }
    }

    /** {@code self["on_" .. name] = …}. */
    private void addPrefix(SyntaxNode joined) {
        if (joined.part(0).is(SyntaxKind.STRING))
            names(NameCategory.FIELD_PREFIX).add(joined.part(0).text());
    }

    private void addMethod(SyntaxNode call) {
        String name = call.part(1).text();
        names(NameCategory.READ_FIELD).add(name);
        if (name.equals("signal") && call.parts().size() > 2) addName(NameCategory.SENT_EVENT, call.part(2));
    }

    private void addCall(Script script, SyntaxNode call) {
        String path = GlobalPath.of(script, call.part(0));
        if (path == null || call.parts().size() < 2) return;
        holdsShots |= SHOT_FUNCTIONS.contains(path);
        NameCategory sort = CALLS.get(path);
        if (sort != null) addName(sort, call.part(1));
        if (path.equals("rawset")
                && script.isGlobal(call.part(1), "_G")
                && call.parts().size() > 2) addName(NameCategory.GLOBAL, call.part(2));
        if (path.equals("draw.animation") && call.parts().size() > 2) addName(NameCategory.ANIMATION, call.part(2));
        if (path.equals("task.signal") && call.parts().size() > 2) addName(NameCategory.SENT_EVENT, call.part(2));
    }

    private void addName(NameCategory sort, SyntaxNode value) {
        if (value.is(SyntaxKind.STRING)) names(sort).add(value.text());
        else if (!value.is(SyntaxKind.NIL)) dynamic.add(sort);
    }
}
