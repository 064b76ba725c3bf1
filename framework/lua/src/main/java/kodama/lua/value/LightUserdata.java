package kodama.lua.value;

import org.luaj.vm2.LuaUserdata;

/** A Java object that is a mere value to scripts: equal ones are the same, and no one collects them. */
public final class LightUserdata extends LuaUserdata {

    /**
     * Makes the value.
     *
     * @param identity equal to that of every other value that is to be the same
     */
    public LightUserdata(Object identity) {
        super(identity);
    }

    @Override
    public int type() {
        return TLIGHTUSERDATA;
    }

    @Override
    public String tojstring() {
        return ObjectNames.of("userdata", m_instance.hashCode());
    }
}
