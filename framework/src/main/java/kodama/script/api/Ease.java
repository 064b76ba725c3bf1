package kodama.script.api;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import kodama.base.Spelling;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.TypeDoc;

/** How far along a movement is after a share of its time; both from 0 to 1. */
enum Ease {
    LINEAR,
    EASE_IN,
    EASE_OUT,
    EASE_IN_OUT;

    static Ease named(String name) {
        for (Ease ease : values()) if (ease.word().equals(name)) return ease;
        List<String> words = Arrays.stream(values()).map(Ease::word).toList();
        throw new LuaException("move_to: there is no ease '" + name + "'" + Spelling.hint(name, words) + "; there are "
                + String.join(", ", words));
    }

    static AliasDoc described() {
        List<TypeDoc> words = Arrays.stream(values())
                .map(ease -> (TypeDoc) new TypeDoc.Word(ease.word()))
                .toList();
        return new AliasDoc(
                "Ease", new TypeDoc.Choice(words), "How a movement begins and ends: evenly, slowly, or both slowly.");
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    double at(double time) {
        return switch (this) {
            case LINEAR -> time;
            case EASE_IN -> time * time;
            case EASE_OUT -> time * (2 - time);
            case EASE_IN_OUT -> time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time);
        };
    }
}
