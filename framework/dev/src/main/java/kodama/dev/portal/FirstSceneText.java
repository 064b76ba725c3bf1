package kodama.dev.portal;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;

/** Describes in a line how a game starts. */
final class FirstSceneText {
    private static final String TO = " \u00BB ";

    private FirstSceneText() {}

    static String of(FirstScene first) {
        if (first.equals(FirstScene.DEFAULT)) return "as in game.lua";
        StringBuilder text = new StringBuilder(first.scene().isEmpty() ? "first scene" : first.scene());
        if (!first.mark().isEmpty()) text.append(TO).append(first.mark());
        if (!first.base().isEmpty()) text.append(" on ").append(first.base());
        if (!first.save().isEmpty()) text.append(", save ").append(first.save());
        for (DebugCommand command : first.commands()) text.append(", ").append(of(command));
        if (!first.fields().isEmpty()) text.append(", ").append(plain(first.fields()));
        if (first.fps() > 0) text.append(", ").append(first.fps()).append(" fps");
        return text.toString();
    }

    private static String of(DebugCommand command) {
        return command.name()
                + plain(command.arguments()).replaceFirst("^\\{", "(").replaceFirst("}$", ")");
    }

    /** Data in the syntax of Lua. */
    private static String plain(Object data) {
        if (data instanceof Map<?, ?> map)
            return map.entrySet().stream()
                    .map(entry -> entry.getKey() + " = " + plain(entry.getValue()))
                    .sorted()
                    .collect(Collectors.joining(", ", "{", "}"));
        if (data instanceof List<?> list)
            return list.stream().map(FirstSceneText::plain).collect(Collectors.joining(", ", "{", "}"));
        if (data instanceof Double number && number == Math.rint(number)) return Long.toString(number.longValue());
        return data.toString();
    }
}
