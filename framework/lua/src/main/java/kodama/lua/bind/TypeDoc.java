package kodama.lua.bind;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a value may be, as the reference describes it and as editors are told: more than Lua's own types, which
 * {@link #kinds} reduces it to.
 *
 * <p>Written as lua-language-server has it, but for two forms: {@code FireOptions} is a table of that class,
 * and {@code userdata<Sound>} or {@code string<Ease>} name more closely what is no table. {@code Signature.type}
 * reads one.
 *
 * @see <a href="https://luals.github.io/wiki/annotations/">LuaCATS annotations</a>
 */
public sealed interface TypeDoc {
    /**
     * One of Lua's types.
     *
     * @param type which
     */
    record Plain(LuaType type) implements TypeDoc {
        @Override
        public List<LuaType> kinds() {
            return List.of(type);
        }

        @Override
        public String text(UnaryOperator<String> names) {
            return type.word();
        }
    }

    /**
     * One certain string.
     *
     * @param word its letters
     */
    record Literal(String word) implements TypeDoc {
        @Override
        public List<LuaType> kinds() {
            return List.of(LuaType.STRING);
        }

        @Override
        public String text(UnaryOperator<String> names) {
            return '"' + word + '"';
        }
    }

    /**
     * What a {@link ClassDoc} or an {@link AliasDoc} describes.
     *
     * @param type Lua's own type of it
     * @param name of the class or alias
     */
    record NamedType(LuaType type, String name) implements TypeDoc {
        @Override
        public List<LuaType> kinds() {
            return List.of(type);
        }

        @Override
        public String text(UnaryOperator<String> names) {
            return names.apply(name);
        }
    }

    /**
     * Any type, but the same wherever its name stands in a signature.
     *
     * @param name such as {@code T}
     * @param bound what it may be
     */
    record Variable(String name, TypeDoc bound) implements TypeDoc {
        @Override
        public List<LuaType> kinds() {
            return bound.kinds();
        }

        @Override
        public String text(UnaryOperator<String> names) {
            return name;
        }

        @Override
        public List<TypeDoc> parts() {
            return List.of(bound);
        }
    }

    /**
     * A table that is a list.
     *
     * @param item what is in it
     */
    record ListOf(TypeDoc item) implements TypeDoc {
        @Override
        public List<LuaType> kinds() {
            return List.of(LuaType.TABLE);
        }

        @Override
        public String text(UnaryOperator<String> names) {
            return TypeDoc.closed(item, names) + "[]";
        }

        @Override
        public List<TypeDoc> parts() {
            return List.of(item);
        }
    }

    /**
     * A table of values by keys.
     *
     * @param key what its keys are
     * @param value what is found by them
     */
    record MapOf(TypeDoc key, TypeDoc value) implements TypeDoc {
        @Override
        public List<LuaType> kinds() {
            return List.of(LuaType.TABLE);
        }

        @Override
        public String text(UnaryOperator<String> names) {
            return "table<" + key.text(names) + ", " + value.text(names) + ">";
        }

        @Override
        public List<TypeDoc> parts() {
            return List.of(key, value);
        }
    }

    /**
     * What a function is called with.
     *
     * @param name its name
     * @param optional whether it may be nil
     * @param type what it is
     */
    record FunParameter(String name, boolean optional, TypeDoc type) {
        private String text(UnaryOperator<String> names) {
            return name + (optional ? "?: " : ": ") + type.text(names);
        }
    }

    /**
     * A function.
     *
     * @param mayWait whether it may wait
     * @param parameters what it is called with
     * @param isVariadic whether any number of further values may follow
     * @param result what it should return; null for nothing
     */
    record Fun(
            boolean mayWait,
            List<FunParameter> parameters,
            boolean isVariadic,
            @Nullable TypeDoc result) implements TypeDoc {
        @Override
        public List<LuaType> kinds() {
            return List.of(LuaType.FUNCTION);
        }

        @Override
        public String text(UnaryOperator<String> names) {
            String returns = result == null ? "" : ": " + result.text(names);
            Stream<String> more = isVariadic ? Stream.of("...: any") : Stream.of();
            return (mayWait ? "async fun(" : "fun(")
                    + Stream.concat(parameters.stream().map(each -> each.text(names)), more)
                            .collect(Collectors.joining(", "))
                    + ")" + returns;
        }

        @Override
        public List<TypeDoc> parts() {
            Stream<TypeDoc> taken = parameters.stream().map(FunParameter::type);
            return Stream.concat(taken, Stream.ofNullable(result)).toList();
        }
    }

    /**
     * What a function may return, or nil.
     *
     * @param type what it is if it is not nil
     */
    record OrNil(TypeDoc type) implements TypeDoc {
        @Override
        public List<LuaType> kinds() {
            return type.kinds();
        }

        @Override
        public String text(UnaryOperator<String> names) {
            return TypeDoc.closed(type, names) + "?";
        }

        @Override
        public List<TypeDoc> parts() {
            return List.of(type);
        }
    }

    /**
     * One of several.
     *
     * @param either at least two
     */
    record Union(List<TypeDoc> either) implements TypeDoc {
        @Override
        public List<LuaType> kinds() {
            return either.stream()
                    .flatMap(each -> each.kinds().stream())
                    .distinct()
                    .toList();
        }

        @Override
        public String text(UnaryOperator<String> names) {
            return either.stream()
                    .map(each -> each instanceof Fun ? closed(each, names) : each.text(names))
                    .collect(Collectors.joining("|"));
        }

        @Override
        public List<TypeDoc> parts() {
            return either;
        }
    }

    private static String closed(TypeDoc type, UnaryOperator<String> names) {
        return type instanceof Union || type instanceof Fun ? "(" + type.text(names) + ")" : type.text(names);
    }

    /**
     * Lua's own types of all that it may be: what is looked at when a script calls.
     *
     * @return each once
     */
    List<LuaType> kinds();

    /**
     * Writes the type.
     *
     * @param names how the names of classes and aliases are written
     * @return as lua-language-server reads it
     */
    String text(UnaryOperator<String> names);

    /**
     * Writes the type for people.
     *
     * @return such as {@code Task|string[]}
     */
    default String text() {
        return text(UnaryOperator.identity());
    }

    /**
     * What the type is put together from.
     *
     * @return none for a simple one
     */
    default List<TypeDoc> parts() {
        return List.of();
    }

    /**
     * Lists the type itself and all within it.
     *
     * @return in the order in which they stand
     */
    default Stream<TypeDoc> all() {
        return Stream.concat(Stream.of(this), parts().stream().flatMap(TypeDoc::all));
    }
}
