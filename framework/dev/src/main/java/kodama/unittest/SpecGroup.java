package kodama.unittest;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/** A group of tests: what {@code describe} makes; the outermost is the file itself. */
final class SpecGroup {
    private static final String SEPARATOR = " / ";

    private final String name;
    private final @Nullable SpecGroup parent;
    private final List<Value> before = new ArrayList<>();
    private final List<Value> after = new ArrayList<>();
    private SpecSettings settings;

    private SpecGroup(String name, @Nullable SpecGroup parent, SpecSettings settings) {
        this.name = name;
        this.parent = parent;
        this.settings = settings;
    }

    /** The outermost group. */
    static SpecGroup file(SpecSettings settings) {
        return new SpecGroup("", null, settings);
    }

    SpecGroup subgroup(String itsName) {
        return new SpecGroup(itsName, this, settings);
    }

    @Nullable
    SpecGroup parent() {
        return parent;
    }

    void addBefore(Value hook) {
        before.add(hook);
    }

    void addAfter(Value hook) {
        after.add(hook);
    }

    /** Has the tests and groups that are named from here on play with other settings; what these leave out stays. */
    void set(Table changed) {
        settings = settings.with(changed);
    }

    SpecSettings settings() {
        return settings;
    }

    /** What runs before each test of this group, the outer groups' first. */
    List<Value> beforeHooks() {
        List<Value> all = parent == null ? new ArrayList<>() : parent.beforeHooks();
        all.addAll(before);
        return all;
    }

    /** What runs after each test of this group, the outer groups' last. */
    List<Value> afterHooks() {
        List<Value> all = new ArrayList<>(after);
        if (parent != null) all.addAll(parent.afterHooks());
        return all;
    }

    /** The name of a test behind those of its groups. */
    String fullName(String test) {
        if (parent == null) return test;
        return parent.fullName(name) + SEPARATOR + test;
    }
}
