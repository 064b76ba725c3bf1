package kodama.lua.bind;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A type in the reference and in editor definitions. It is more precise than Lua's own types, to which {@link #kinds}
 * reduces it.
 *
 * <p>The syntax is that of lua-language-server with two differences: {@code FireOptions} is a table of that class, and
 * {@code userdata<Sound>} or {@code string<Ease>} are more precise names for other types. {@code Signature.type} parses
 * a type.
 *
 * @see <a href="https://luals.github.io/wiki/annotations/">LuaCATS annotations</a>
 */
public sealed interface TypeDoc {
    /**
     * A Lua type.
     *
     * @param type the type
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
     * A string literal.
     *
     * @param word the string
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
     * A type that a {@link ClassDoc} or an {@link AliasDoc} describes.
     *
     * @param type its Lua type
     * @param name name of the class or alias
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
     * A type variable: any type, but the same in all places of a signature.
     *
     * @param name such as {@code T}
     * @param bound the permitted types
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
     * A list.
     *
     * @param item type of its items
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
     * A map.
     *
     * @param key type of its keys
     * @param value type of its values
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
     * A parameter of a function type.
     *
     * @param name its name
     * @param optional whether it may be nil
     * @param type its type
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
     * @param parameters its parameters
     * @param isVariadic whether any number of further arguments may follow
     * @param result type of its result; null for none
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
     * A type that may be nil.
     *
     * @param type the type if it is not nil
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
     * A union of types.
     *
     * @param either at least two types
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
     * Returns the Lua types of its values, which are checked in calls.
     *
     * @return each type once
     */
    List<LuaType> kinds();

    /**
     * Formats the type.
     *
     * @param names formats the names of classes and aliases
     * @return the type in the syntax of lua-language-server
     */
    String text(UnaryOperator<String> names);

    /**
     * Formats the type for people.
     *
     * @return such as {@code Task|string[]}
     */
    default String text() {
        return text(UnaryOperator.identity());
    }

    /**
     * Returns the types of which it consists.
     *
     * @return an empty list for a simple type
     */
    default List<TypeDoc> parts() {
        return List.of();
    }

    /**
     * Returns this type and all types in it.
     *
     * @return in source order
     */
    default Stream<TypeDoc> all() {
        return Stream.concat(Stream.of(this), parts().stream().flatMap(TypeDoc::all));
    }
}
